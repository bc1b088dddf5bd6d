var v,
  h_,
  j_,
  H,
  K,
  V,
  d_,
  B,
  m_,
  Y,
  Q,
  v_,
  F = Symbol.for("pv"),
  z = {},
  G = [],
  q_ = /^m(i|n|o|s|text|space)$/,
  Z = Array.isArray,
  __ = G.slice,
  E = Object.assign;
function N(e) {
  e && e.parentNode && e.remove();
}
function e_(e, _, t) {
  var o,
    i,
    n,
    u = {},
    c = arguments.length;
  for (n in _) n == "key" ? (o = _[n]) : n == "ref" && typeof e != "function" ? (i = _[n]) : (u[n] = _[n]);
  return (c > 2 && (u.children = c > 3 ? __.call(arguments, 2) : t), A(e, u, o, i, null));
}
function A(e, _, t, o, i) {
  var n = {
    type: e,
    props: _,
    key: t,
    ref: o,
    __k: null,
    __: null,
    __b: 0,
    __e: null,
    __c: null,
    constructor: F,
    __v: i || ++h_,
    __i: -1,
    __u: 0,
  };
  return (!i && v.vnode && v.vnode(n), n);
}
function L(e) {
  return e.children;
}
function I(e, _) {
  ((this.props = e), (this.context = _), (this.__g = 0));
}
function T(e, _) {
  if (_ == null) return e.__ && T(e.__, e.__i + 1);
  for (var t; _ < e.__k.length; _++) if ((t = e.__k[_]) && t.__e) return t.__e;
  return typeof e.type != "function" || e.props.__P ? null : T(e);
}
function B_(e) {
  var _,
    t = e.__v,
    o = t.__e,
    i = [],
    n = [],
    u = e.__P;
  u &&
    (((_ = E({ constructor: F }, t)).__v = t.__v + 1),
    v.vnode && v.vnode(_),
    t_(u, _, t, e.__n, u.namespaceURI, 32 & t.__u ? [o] : null, i, o || T(t), 32 & t.__u, n),
    (_.__v = t.__v),
    (_.__.__k[_.__i] = _),
    w_(i, _, n),
    (t.__ = t.__e = null),
    _.__e != o && g_(_));
}
function g_(e) {
  if ((e = e.__) && e.__c && !e.props.__P)
    return (
      (e.__e = null),
      e.__k.some(function (_) {
        return _ && (e.__e = _.__e);
      }),
      g_(e)
    );
}
function X(e) {
  ((8 & e.__g || ((e.__g |= 8), H.push(e), V++)) && K == v.debounceRendering) || ((K = v.debounceRendering) || queueMicrotask)(y_);
}
function y_() {
  try {
    for (var e, _ = 1; H.length; ) (H.length > _ && H.sort(d_), (e = H.shift()), (_ = H.length), 8 & e.__g && B_(e));
  } finally {
    (V = H.length) && (K || queueMicrotask)(y_);
  }
}
function k_(e, _, t, o, i, n, u, c, s, h, f) {
  var d,
    l,
    r,
    a,
    x,
    m,
    y = o.__k || G,
    p = _.length;
  for (s = I_(t, _, y, s, p), d = 0; d < p; d++)
    (r = t.__k[d]) != null &&
      ((l = (~r.__i && y[r.__i]) || z),
      (r.__i = d),
      (m = t_(e, r, l, i, n, u, c, s, h, f)),
      (a = r.__e),
      (l.ref != r.ref || 8 & l.__u) && (l.ref && n_(l.ref, null, r, l), r.ref && f.push(r.ref, r.__c || a, r)),
      (x = x || a),
      4 & r.__u
        ? ((s = b_(r, s, e, !l.__v)), l.__e && (l.__e = null))
        : typeof r.type == "function" && m !== void 0
          ? (s = m)
          : a && (s = a.nextSibling),
      (r.__u &= -21));
  return ((t.__e = x), s);
}
function I_(e, _, t, o, i) {
  var n,
    u,
    c,
    s,
    h,
    f,
    d,
    l,
    r,
    a = t.length,
    x = a,
    m = 0,
    y = 0,
    p = (e.__k = Array(i));
  for (n = 0; n < i; n++)
    (u = _[n]) != null && typeof u != "boolean" && typeof u != "function"
      ? (typeof u != "object" || u.constructor === String
          ? (u = p[n] = A(null, u))
          : Z(u)
            ? (u = p[n] = A(L, { children: u }))
            : u.constructor === F && u.__b
              ? (u = p[n] = A(u.type, u.props, u.key, u.ref, u.__v))
              : (p[n] = u),
        (s = n + m),
        (u.__ = e),
        (u.__b = e.__b + 1),
        (c = null),
        ~(h = u.__i = O_(u, t, s, x)) && (x--, (c = t[h]) && (c.__u |= 2)),
        c && c.__v
          ? ((u.__u |= 16), h == s - 1 ? m-- : h == s + 1 ? m++ : h != s && (h > s ? m-- : m++, (y = 1)))
          : (~h || (i > a ? m-- : i < a && m++), typeof u.type != "function" && (u.__u |= 4)))
      : (p[n] = null);
  if (y) {
    for (f = [], d = [], n = 0; n < i; n++)
      if ((u = p[n]) && 16 & u.__u) {
        for (m = 0, l = f.length; m < l; ) f[(r = (m + l) >> 1)] < u.__i ? (m = r + 1) : (l = r);
        ((f[m] = u.__i), (d[n] = m + 1));
      }
    for (m = f.length; n--; ) d[n] && (d[n] == m ? m-- : (p[n].__u |= 4));
  }
  if (x) for (n = 0; n < a; n++) !(c = t[n]) || 2 & c.__u || (c.__e == o && (o = T(c)), o_(c, c));
  return o;
}
function b_(e, _, t, o) {
  var i, n, u, c;
  if (typeof e.type == "function") {
    if (e.props.__P) return _;
    if ((i = e.__k)) for (n = 0; n < i.length; n++) i[n] && ((i[n].__ = e), (_ = b_(i[n], _, t, !1)));
    return _;
  }
  for (_ && !_.parentNode && (_ = T(e)) && !_.parentNode && (_ = null), u = e.__e, c = _; c && c.nodeType == 8; ) c = c.nextSibling;
  for (
    u != c && (!o && t.moveBefore && u.parentNode ? t.moveBefore(u, _) : t.insertBefore(u, _ || null)), _ = u;
    (_ = _ && _.nextSibling) && _.nodeType == 8 && !_.data.startsWith("$s");

  );
  return _;
}
function O_(e, _, t, o) {
  var i,
    n = e.key,
    u = e.type,
    c = _[t],
    s = c && !(2 & c.__u);
  if ((c === null && n == null) || (s && n == c.key && u == c.type)) return t;
  if (o > (s ? 1 : 0)) {
    for (i = t - 1; i >= 0; i--) if ((c = _[i]) && !(2 & c.__u) && n == c.key && u == c.type) return i;
    for (i = t + 1; i < _.length; i++) if ((c = _[i]) && !(2 & c.__u) && n == c.key && u == c.type) return i;
  }
  return -1;
}
function p_(e, _, t) {
  (t == null && (t = ""), _[0] == "-" ? e.setProperty(_, t) : (e[_] = t));
}
function q(e, _, t, o, i) {
  var n, u;
  if (_ == "style")
    if (typeof t == "string") e.style.cssText = t;
    else {
      if ((typeof o == "string" && (e.style.cssText = o = ""), o)) for (_ in o) (t && _ in t) || p_(e.style, _);
      if (t) for (_ in t) (o && t[_] == o[_]) || p_(e.style, _, t[_]);
    }
  else if (_[0] == "o" && _[1] == "n")
    (typeof t != "function" && (t = null),
      typeof o != "function" && (o = null),
      ((e.__e || (e.__e = {}))[_] = t),
      (t && o) ||
        ((u = Q[_] || (Q[_] = V_(_))),
        ((e.__a || (e.__a = {}))[_] = Y),
        (n = _ != (_ = _.replace(m_, "$1"))),
        (_ = _.slice(2))[0] < "a" && (_ = _.toLowerCase()),
        t ? e.addEventListener(_, u, n) : e.removeEventListener(_, u, n)));
  else {
    if (i == "http://www.w3.org/2000/svg") _ = _.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if (
      _ != "width" &&
      _ != "height" &&
      _ != "href" &&
      _ != "list" &&
      _ != "form" &&
      _ != "tabIndex" &&
      _ != "download" &&
      _ != "rowSpan" &&
      _ != "colSpan" &&
      _ != "role" &&
      _ != "popover" &&
      _ in e
    )
      try {
        return void (e[_] = t ?? "");
      } catch {}
    if (typeof t == "function") return;
    t == null || (t === !1 && _[4] != "-") ? e.removeAttribute(_) : e.setAttribute(_, _ == "popover" && t == 1 ? "" : t);
  }
}
function V_(e) {
  return function (_) {
    var t = this.__e;
    if (t) {
      if (((t = t[e]), _[B] == null)) _[B] = Y++;
      else if (_[B] < this.__a[e]) return;
      return t(v.event ? v.event(_) : _);
    }
  };
}
function t_(e, _, t, o, i, n, u, c, s, h) {
  var f,
    d,
    l,
    r,
    a,
    x,
    m,
    y,
    p,
    w,
    k,
    J,
    l_,
    j,
    D,
    a_,
    S,
    U,
    P = _.type;
  if (_.constructor !== F) return null;
  (128 & t.__u &&
    ((s = 32 & t.__u), (f = t.__c.__z)) &&
    ((_.__u |= s), (d = n = []), f.nodeType == 8 ? (c = O(f, n)) : n.push(f), (c = n[0] || c)),
    (f = v.__b) && f(_));
  _: if (typeof P == "function") {
    l = u.length;
    try {
      if (
        ((y = _.props),
        (p = (f = P.prototype) && f.render),
        (w = (f = P.contextType) && o[f.__c]),
        (k = f ? (w ? w.props.value : f.__) : o),
        (r = t.__c)
          ? ((_.__c = r), 2 & r.__g && (r.__g |= 1))
          : (p ? (_.__c = r = new P(y, k)) : ((_.__c = r = new I(y, k)), (r.constructor = P), (r.render = G_)),
            w && w.sub(r),
            r.state || (r.state = {}),
            (r.__n = o),
            (r.__g |= 8),
            (r.__h = []),
            (r.__k = [])),
        p &&
          (r.__s || (r.__s = r.state),
          P.getDerivedStateFromProps && (r.__s == r.state && (r.__s = E({}, r.__s)), E(r.__s, P.getDerivedStateFromProps(y, r.__s)))),
        (a = r.props),
        (x = r.state),
        (r.__v = _),
        t.__c)
      ) {
        if (
          (y !== a && p && !P.getDerivedStateFromProps && r.componentWillReceiveProps && r.componentWillReceiveProps(y, k),
          (_.__v == t.__v && !(8 & r.__g)) || (!(4 & r.__g) && r.shouldComponentUpdate && r.shouldComponentUpdate(y, r.__s, k) === !1))
        ) {
          (_.__v != t.__v && ((r.props = y), (r.state = r.__s), (r.__g &= -9)),
            (_.__e = t.__e),
            (_.__k = t.__k),
            _.__k.some(function (C) {
              C && (C.__ = _);
            }),
            G.push.apply(r.__h, r.__k),
            (r.__k = []),
            r.__h.length && u.push(r),
            (c = T(t)));
          break _;
        }
        (r.componentWillUpdate && r.componentWillUpdate(y, r.__s, k),
          p &&
            r.componentDidUpdate &&
            r.__h.push(function () {
              r.componentDidUpdate(a, x, m);
            }));
      } else
        (p && !P.getDerivedStateFromProps && r.componentWillMount && r.componentWillMount(),
          p && r.componentDidMount && r.__h.push(r.componentDidMount));
      ((r.context = k), (r.props = y), (r.__P = e), (r.__g &= -5), (J = v.__r), (l_ = p ? 25 : 0));
      do ((r.__g &= -9), J && J(_), (f = r.render(r.props, (r.state = r.__s), r.context)));
      while (8 & r.__g && ++l_ < 25);
      (p && (G.push.apply(r.__h, r.__k), (r.__k = [])),
        (r.state = r.__s),
        r.getChildContext && (o = E({}, o, r.getChildContext())),
        p && t.__c && r.getSnapshotBeforeUpdate && (m = r.getSnapshotBeforeUpdate(a, x)),
        (j = f && f.type === L && f.key == null ? f.props.children : f),
        y.__P &&
          ((f = c),
          (i = (e = y.__P).namespaceURI),
          (s = n = null),
          t.props &&
            t.props.__P != e &&
            (t.__k.some(function (C) {
              C && o_(C, C);
            }),
            (t.__k = null)),
          (c = t.__k ? T(t, 0) : null)),
        (c = k_(e, Z(j) ? j : [j], _, t, o, i, n, u, c, s, h)),
        y.__P && ((_.__e = null), (c = f)),
        (_.__u &= -161),
        d && d.some(N),
        r.__h.length && u.push(r),
        1 & r.__g && (r.__g &= -4));
    } catch (C) {
      if (((u.length = l), (_.__v = null), s || n))
        if (C && C.then) {
          if (((_.__u |= 128 | s), n)) {
            for (~(S = n.indexOf(c || void 0)) || (S = n.length); (U = n[S - 1]) && U.nodeType == 8; ) S--;
            for (; S < n.length; S++)
              if ((U = n[S]))
                if (((n[S] = null), D)) {
                  if (U == a_) break;
                } else {
                  if (U.nodeType != 8) break;
                  U.data.startsWith("$s") && (a_ = O((D = U)));
                }
          }
          if (!D) {
            for (; c && c.nodeType == 8 && c.nextSibling; ) c = c.nextSibling;
            D = c;
          }
          ((f = O((D = _.__c.__z || (_.__c.__z = D)))) ? ((_.__e = D), (c = f)) : (_.__e = c), (c = c && c.nextSibling));
        } else n && n.some(N);
      else _.__e = t.__e;
      (_.__k || (_.__k = t.__k || []), (C && C.then) || x_(_), v.__e(C, _, t));
    }
  } else c = _.__e = z_(t.__e, _, t, o, i, n, u, s, h, e);
  return ((f = v.diffed) && f(_), c);
}
function O(e, _) {
  if (e && e.nodeType == 8 && e.data.startsWith("$s"))
    for (var t = 1; (e = e.nextSibling); ) {
      if (e.nodeType == 8) {
        if (e.data.startsWith("$s")) t++;
        else if (e.data.startsWith("/$s") && !--t) return e;
      }
      _ && _.push(e);
    }
}
function x_(e) {
  e && (e.__c && (e.__c.__g |= 4), e.__k && e.__k.some(x_));
}
function w_(e, _, t) {
  for (var o = 0; o < t.length; ) n_(t[o++], t[o++], t[o++]);
  (v.__c && v.__c(_, e),
    e.some(function (i) {
      try {
        ((e = i.__h),
          (i.__h = []),
          e.some(function (n) {
            n.call(i);
          }));
      } catch (n) {
        v.__e(n, i.__v);
      }
    }));
}
function z_(e, _, t, o, i, n, u, c, s, h) {
  var f,
    d,
    l,
    r,
    a,
    x,
    m,
    y,
    p = t.props || z,
    w = _.props,
    k = _.type;
  if (
    (k == "svg"
      ? (i = "http://www.w3.org/2000/svg")
      : k == "math"
        ? (i = "http://www.w3.org/1998/Math/MathML")
        : i || (i = "http://www.w3.org/1999/xhtml"),
    n)
  ) {
    for (f = 0; f < n.length; f++)
      if ((a = n[f]) && (k ? a.localName == k : a.nodeType == 3)) {
        ((e = a), (n[f] = null));
        break;
      }
  }
  if (!e) {
    if (((y = h.ownerDocument || document), !k)) return y.createTextNode(w);
    ((e = y.createElementNS(i, k, w.is ? w : h)), c && (v.__m && v.__m(_, n), (c = !1)), (n = null));
  }
  if (k) {
    if (
      ((h = (k == "template" && e.content) || e),
      (n = k == "textarea" && w.defaultValue != null ? null : n && __.call(h.childNodes)),
      !c && n)
    )
      for (p = {}, f = 0; f < e.attributes.length; f++) p[(a = e.attributes[f]).name] = a.value;
    for (f in p)
      ((a = p[f]),
        f == "dangerouslySetInnerHTML"
          ? (l = a)
          : f == "children" ||
            f in w ||
            (f == "value" && "defaultValue" in w) ||
            (f == "checked" && "defaultChecked" in w) ||
            q(e, f, null, a, i));
    for (f in w)
      ((a = w[f]),
        f == "children"
          ? (r = a)
          : f == "dangerouslySetInnerHTML"
            ? (d = a)
            : f == "value"
              ? (x = a)
              : f == "checked"
                ? (m = a)
                : (c && typeof a != "function") || p[f] === a || q(e, f, a, p[f], i));
    (d
      ? (c || (l && (d.__html == l.__html || d.__html == e.innerHTML)) || (e.innerHTML = d.__html), (_.__k = []))
      : (l && (e.textContent = ""),
        (k == "foreignObject" || (i == "http://www.w3.org/1998/Math/MathML" && q_.test(k))) && (i = "http://www.w3.org/1999/xhtml"),
        k_(h, Z(r) ? r : [r], _, t, o, i, n, u, n ? n[0] : t.__k && T(t, 0), c, s),
        n && n.some(N)),
      (c && k != "textarea") ||
        ((f = "value"),
        k == "progress" && x == null ? e.removeAttribute(f) : x == null || (x === e[f] && (k != "progress" || x)) || q(e, f, x, p[f], i),
        (f = "checked"),
        m != null && m != e[f] && q(e, f, m, p[f], i)));
  } else p === w || (c && e.data == w) || (e.data = w);
  return e;
}
function n_(e, _, t, o) {
  try {
    typeof e == "function"
      ? _
        ? (_.__x = e(_) || 1)
        : o && (o = o.__c || o.__e) && (_ = o.__x) && ((o.__x = null), typeof _ == "function" ? _() : e(null))
      : (e.current = _);
  } catch (i) {
    v.__e(i, t);
  }
}
function o_(e, _, t) {
  var o, i, n, u;
  if ((v.unmount && v.unmount(e), !(o = e.ref) || (o.current && o.current != e.__e) || n_(o, null, _, e), (o = e.__c))) {
    if (o.componentWillUnmount)
      try {
        o.componentWillUnmount();
      } catch (c) {
        v.__e(c, _);
      }
    o.__P = o.__n = null;
  }
  if ((o = e.__k)) for (u = 0; u < o.length; u++) o[u] && o_(o[u], _, typeof e.type != "function" || (t && !e.props.__P));
  (!t && (o = e.__c) && (o = o.__z) && (i = O(o, (n = []))) && (o == e.__e && n.some(N), N(i), N(o)),
    t || N(e.__e),
    (e.__e = e.__c = e.__ = null));
}
function G_(e, _, t) {
  return this.constructor(e, t);
}
function J_(e, _) {
  var t, o, i, n;
  (v.__ && v.__(e, _),
    _.nodeType == 9 && (_ = _.documentElement),
    (o = (t = e && 32 & e.__u) ? null : _.__k),
    (_.__k = A(L, { children: [e] })),
    (i = []),
    (n = []),
    t_(_, _.__k, o || z, z, _.namespaceURI, o ? null : _.firstChild ? __.call(_.childNodes) : null, i, o ? o.__e : _.firstChild, t, n),
    w_(i, _.__k, n),
    (_.__k.props.children = null));
}
function K_(e) {
  function _(t) {
    var o, i;
    return (
      this.getChildContext ||
        ((o = new Set()),
        ((i = {})[_.__c] = this),
        (this.getChildContext = function () {
          return i;
        }),
        (this.shouldComponentUpdate = function (n) {
          this.props.value != n.value &&
            o.forEach(function (u) {
              ((u.__g |= 4), X(u));
            });
        }),
        (this.sub = function (n) {
          o.add(n);
          var u = n.componentWillUnmount;
          n.componentWillUnmount = function () {
            (o.delete(n), u && u.call(n));
          };
        })),
      t.children
    );
  }
  return (
    (_.__c = "__cC" + v_++),
    (_.__ = e),
    (_.Provider = (_.Consumer = function (t, o) {
      return t.children(o);
    }).contextType =
      _),
    _
  );
}
((v = {
  __e: function (e, _, t, o) {
    for (var i, n, u; (_ = _.__); )
      if ((i = _.__c) && !(1 & i.__g)) {
        i.__g |= 4;
        try {
          if (
            ((u = (n = i.constructor) && n.getDerivedStateFromError) && i.setState(n.getDerivedStateFromError(e)),
            i.componentDidCatch && (i.componentDidCatch(e, o || {}), (u = 1)),
            u && 8 & i.__g)
          )
            return void (i.__g |= 2);
        } catch (c) {
          e = c;
        }
      }
    throw ((V = 0), e);
  },
}),
  (h_ = 0),
  (j_ = function (e) {
    return e != null && e.constructor === F;
  }),
  (I.prototype.setState = function (e, _) {
    var t = this.__s;
    ((t && t != this.state) || (t = this.__s = E({}, this.state)),
      typeof e == "function" && (e = e(E({}, t), this.props)),
      e && (E(t, e), this.__v && (_ && this.__k.push(_), X(this))));
  }),
  (I.prototype.forceUpdate = function (e) {
    this.__v && ((this.__g |= 4), e && this.__h.push(e), X(this));
  }),
  (I.prototype.render = L),
  (H = []),
  (V = 0),
  (d_ = function (e, _) {
    return e.__v.__b - _.__v.__b;
  }),
  (B = Symbol()),
  (m_ = /(PointerCapture)$|Capture$/i),
  (Y = 0),
  (Q = {}),
  (v_ = 0));
var P_ = function (e, _, t, o) {
    var i;
    _[0] = 0;
    for (var n = 1; n < _.length; n++) {
      var u = _[n++],
        c = _[n] ? ((_[0] |= u ? 1 : 2), t[_[n++]]) : _[++n];
      u === 3
        ? (o[0] = c)
        : u === 4
          ? (o[1] = Object.assign(o[1] || {}, c))
          : u === 5
            ? ((o[1] = o[1] || {})[_[++n]] = c)
            : u === 6
              ? (o[1][_[++n]] += c + "")
              : u
                ? ((i = e.apply(c, P_(e, c, t, ["", null]))), o.push(i), c[0] ? (_[0] |= 2) : ((_[n - 2] = 0), (_[n] = i)))
                : o.push(c);
    }
    return o;
  },
  C_ = new Map();
function S_(e) {
  var _ = C_.get(this);
  return (
    _ || ((_ = new Map()), C_.set(this, _)),
    (_ = P_(
      this,
      _.get(e) ||
        (_.set(
          e,
          (_ = (function (t) {
            for (
              var o,
                i,
                n = 1,
                u = "",
                c = "",
                s = [0],
                h = function (l) {
                  (n === 1 && (l || (u = u.replace(/^\s*\n\s*|\s*\n\s*$/g, "")))
                    ? s.push(0, l, u)
                    : n === 3 && (l || u)
                      ? (s.push(3, l, u), (n = 2))
                      : n === 2 && u === "..." && l
                        ? s.push(4, l, 0)
                        : n === 2 && u && !l
                          ? s.push(5, 0, !0, u)
                          : n >= 5 && ((u || (!l && n === 5)) && (s.push(n, 0, u, i), (n = 6)), l && (s.push(n, l, 0, i), (n = 6))),
                    (u = ""));
                },
                f = 0;
              f < t.length;
              f++
            ) {
              f && (n === 1 && h(), h(f));
              for (var d = 0; d < t[f].length; d++)
                ((o = t[f][d]),
                  n === 1
                    ? o === "<"
                      ? (h(), (s = [s]), (n = 3))
                      : (u += o)
                    : n === 4
                      ? u === "--" && o === ">"
                        ? ((n = 1), (u = ""))
                        : (u = o + u[0])
                      : c
                        ? o === c
                          ? (c = "")
                          : (u += o)
                        : o === '"' || o === "'"
                          ? (c = o)
                          : o === ">"
                            ? (h(), (n = 1))
                            : n &&
                              (o === "="
                                ? ((n = 5), (i = u), (u = ""))
                                : o === "/" && (n < 5 || t[f][d + 1] === ">")
                                  ? (h(), n === 3 && (s = s[0]), (n = s), (s = s[0]).push(2, 0, n), (n = 0))
                                  : o === " " ||
                                      o === "	" ||
                                      o ===
                                        `
` ||
                                      o === "\r"
                                    ? (h(), (n = 2))
                                    : (u += o)),
                  n === 3 && u === "!--" && ((n = 4), (s = s[0])));
            }
            return (h(), s);
          })(e)),
        ),
        _),
      arguments,
      [],
    )).length > 1
      ? _
      : _[0]
  );
}
var M,
  g,
  u_,
  H_,
  r_ = Object.is,
  $ = 0,
  F_ = [],
  i_ = [],
  b = v,
  T_ = b.__b,
  M_ = b.__r,
  D_ = b.diffed,
  U_ = b.__c,
  N_ = b.unmount,
  E_ = b.__;
function W(e, _) {
  (b.__h && b.__h(g, e, $ || _), ($ = 0));
  var t = g.__H || (g.__H = { __: [], __h: [] });
  return (e >= t.__.length && t.__.push({}), t.__[e]);
}
function L_(e) {
  return (($ = 1), R_($_, e));
}
function R_(e, _, t) {
  var o = W(M++, 2);
  if (
    ((o.t = e),
    !o.__c &&
      ((o.__ = [
        t ? t(_) : $_(void 0, _),
        function (n) {
          var u = (o.__N || o.__)[0],
            c = o.t(u, n);
          r_(u, c) || ((o.__N = [c, o.__[1]]), o.__c.setState({}));
        },
      ]),
      (o.__c = g),
      !g.__f))
  ) {
    g.__f = !0;
    var i = g.shouldComponentUpdate;
    g.shouldComponentUpdate = function (n, u, c) {
      var s = this.__H;
      if (!s) return !0;
      var h = !1,
        f = this.props != n;
      if (
        (s.__.some(function (l) {
          l.__N && ((h = !0), r_(l.__[0], l.__N[0]) || (f = !0));
        }),
        i)
      ) {
        var d = i.call(this, n, u, c);
        return h ? d || f : d;
      }
      return !h || f;
    };
  }
  return o.__;
}
function Q_(e, _) {
  var t = W(M++, 3);
  !b.__s && s_(t.__H, _) && ((t.__P = !0), (t.__ = e), (t.u = _), g.__H.__h.push(t));
}
function X_(e, _) {
  var t = W(M++, 4);
  !b.__s && s_(t.__H, _) && ((t.__P = !1), (t.__ = e), (t.u = _), g.__h.push(t));
}
function Y_(e) {
  return (
    ($ = 5),
    f_(function () {
      return { current: e };
    }, [])
  );
}
function f_(e, _) {
  var t = W(M++, 7);
  return (s_(t.__H, _) && ((t.__ = e()), (t.__H = _)), t.__);
}
function Z_(e, _) {
  return (
    ($ = 8),
    f_(function () {
      return e;
    }, _)
  );
}
function _e(e) {
  var _ = g.context[e.__c],
    t = W(M++, 9);
  return ((t.c = e), _ ? (t.__ == null && ((t.__ = !0), _.sub(g)), _.props.value) : e.__);
}
function ee(e) {
  var _ = W(M++, 10),
    t = L_();
  return (
    (_.__ = e),
    g.componentDidCatch ||
      (g.componentDidCatch = function (o, i) {
        (_.__ && _.__(o, i), t[1](o));
      }),
    [
      t[0],
      function () {
        return t[1]();
      },
    ]
  );
}
function te() {
  var e;
  do {
    for (; (e = i_.shift()); )
      try {
        R(e);
      } catch (t) {
        b.__e(t, { __: (e = e.__P) && e.__v });
      }
    for (; (e = F_.shift()); ) {
      var _ = e.__H;
      if (e.__P && _)
        try {
          (_.__h.some(R), _.__h.some(c_), (_.__h = []));
        } catch (t) {
          ((_.__h = []), b.__e(t, e.__v));
        }
    }
  } while (i_.length);
}
((b.__b = function (e) {
  ((g = null), T_ && T_(e));
}),
  (b.__ = function (e, _) {
    (e && _.__k && _.__k.__m && (e.__m = _.__k.__m), E_ && E_(e, _));
  }),
  (b.__r = function (e) {
    (M_ && M_(e), (M = 0));
    var _ = (g = e.__c).__H;
    (_ &&
      (u_ == g ? (g.__h = []) : (_.__h.some(R), _.__h.some(c_), (M = 0)),
      (_.__h = []),
      _.__.some(function (t) {
        (t.__N && (t.__ = t.__N), (t.u = t.__N = void 0));
      })),
      (u_ = g));
  }),
  (b.diffed = function (e) {
    D_ && D_(e);
    var _ = e.__c;
    (_ &&
      _.__H &&
      (_.__H.__h.length && A_(F_.push(_)),
      _.__H.__.some(function (t) {
        t.u && (t.__H = t.u);
      })),
      (u_ = g = null));
  }),
  (b.__c = function (e, _) {
    (_.some(function (t) {
      try {
        (t.__h.some(R),
          (t.__h = t.__h.filter(function (o) {
            return !o.__ || c_(o);
          })));
      } catch (o) {
        t.__h = [
          function () {
            throw o;
          },
        ];
      }
    }),
      U_ && U_(e, _));
  }),
  (b.unmount = function (e) {
    N_ && N_(e);
    var _,
      t,
      o = e.__c;
    o &&
      o.__H &&
      (o.__H.__.some(function (i) {
        try {
          if (i.__P && i.__c) {
            if (t === void 0) {
              for (t = e.__; t && (!t.__c || !t.__c.__P); ) t = t.__;
              t = t && t.__c;
            }
            ((i.__P = t), A_(i_.push(i)));
          } else R(i);
        } catch (n) {
          _ = n;
        }
      }),
      (o.__H = void 0),
      _ && b.__e(_, o.__v));
  }));
var W_ = typeof requestAnimationFrame == "function";
function ne(e) {
  var _,
    t = function () {
      (clearTimeout(o), W_ && cancelAnimationFrame(_), setTimeout(e));
    },
    o = setTimeout(t, 35);
  W_ && (_ = requestAnimationFrame(t));
}
function A_(e) {
  (e != 1 && H_ == b.requestAnimationFrame) || ((H_ = b.requestAnimationFrame) || ne)(te);
}
function R(e) {
  var _ = g,
    t = e.__c;
  (typeof t == "function" && ((e.__c = void 0), t()), (g = _));
}
function c_(e) {
  var _ = g;
  ((e.__c = e.__()), (g = _));
}
function s_(e, _) {
  return (
    !e ||
    e.length != _.length ||
    _.some(function (t, o) {
      return !r_(t, e[o]);
    })
  );
}
function $_(e, _) {
  return typeof _ == "function" ? _(e) : _;
}
var se = S_.bind(e_);
export {
  L as Fragment,
  K_ as createContext,
  e_ as h,
  se as html,
  J_ as render,
  Z_ as useCallback,
  _e as useContext,
  Q_ as useEffect,
  ee as useErrorBoundary,
  X_ as useLayoutEffect,
  f_ as useMemo,
  R_ as useReducer,
  Y_ as useRef,
  L_ as useState,
};
