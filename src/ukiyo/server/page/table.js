// A plain table: it shows the view as text and plays by buttons. It knows no rule; all it shows, it was sent.

const main = document.querySelector("#main");
const notice = document.querySelector("#notice");
const nameField = document.querySelector("#name");
const games = new Map();
let socket = null;
let heard = 0;
let log = [];

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

const button = (text, onclick, attributes = {}) => make("button", { type: "button", onclick: () => attempt(onclick), ...attributes }, text);
const fill = (...children) => main.replaceChildren(make("div", {}, ...children));
const row = (...children) => make("div", { class: "row" }, ...children);

async function attempt(work) {
  notice.textContent = "";
  try {
    await work();
  } catch (error) {
    notice.textContent = error.message;
  }
}

async function ask(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

async function introduce() {
  const name = nameField.value.trim() || "Somebody";
  await ask("POST", "/me", { name });
  nameField.value = name;
}

async function game(name) {
  if (!games.has(name)) games.set(name, await ask("GET", `/games/${name}`));
  return games.get(name);
}

// The lobby

async function lobby() {
  const known = await ask("GET", "/games");
  const choice = make("select", { onchange: () => seats() }, ...known.map(({ name }) => make("option", { value: name }, name)));
  const places = row();
  const seats = () => {
    const chosen = known.find(({ name }) => name === choice.value);
    places.replaceChildren(...Array.from({ length: Math.max(...chosen.players) }, (_, seat) => seatChoice(chosen, seat)));
  };
  const listed = make("input", { type: "checkbox" });
  const options = make("input", { placeholder: "name=value name=value", "aria-label": "options" });
  const set = async () => {
    const chosen = [...places.querySelectorAll("select")].map(({ value }) => value).filter((value) => value !== "none");
    const wanted = chosen.map((value) => (value.startsWith("bot ") ? { kind: "bot", bot: value.slice(4) } : { kind: value }));
    await introduce();
    const pairs = options.value.split(/\s+/).filter(Boolean).map((pair) => [pair.split("=")[0], pair.split("=").slice(1).join("=")]);
    const body = { game: choice.value, seats: wanted, options: Object.fromEntries(pairs), listed: listed.checked };
    const { id } = await ask("POST", "/tables", body);
    location.hash = `table=${id}`;
  };
  seats();
  fill(
    make("h2", {}, "Set a table"),
    row(choice, make("label", {}, "options ", options), make("label", {}, listed, " let everybody see it")),
    places,
    row(button("Set the table", set, { class: "primary", id: "set" })),
    ...(await tableList("Yours", "?mine=true").catch(() => [])),
    ...(await tableList("Waiting for players", "?status=open")),
    ...(await tableList("Being played", "?status=playing")),
    ...(await tableList("Finished", "?status=over")),
  );
}

function seatChoice(chosen, seat) {
  const options = [["human", "me"], ["open", "open to a friend"], ...chosen.bots.map((bot) => [`bot ${bot}`, `bot: ${bot}`])];
  if (seat >= Math.min(...chosen.players)) options.unshift(["none", "nobody"]);
  const preset = seat === 0 ? "human" : seat < Math.min(...chosen.players) ? `bot ${chosen.bots.at(-1)}` : "none";
  const choices = options.map(([value, text]) => make("option", { value, selected: value === preset }, text));
  return make("label", {}, `Seat ${seat} `, make("select", {}, ...choices));
}

async function tableList(title, query) {
  const tables = await ask("GET", `/tables${query}`);
  if (!tables.length) return [];
  const line = ({ id, game, seats, status }) =>
    make("li", {}, make("a", { href: `#table=${id}` }, `${game}: ${seats.map(({ name }) => name || "free").join(", ")}`), ` (${status})`);
  return [make("h2", {}, title), make("ul", {}, ...tables.map(line))];
}

// A table

function watch(id) {
  socket?.close();
  heard = 0;
  log = [];
  connect(id);
}

function connect(id) {
  const own = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/live?since=${heard}`);
  socket = own;
  own.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") notice.textContent = message.error;
    const frame = message.type === "frame" ? message : message.frame;
    if (frame) attempt(() => draw(id, frame));
  };
  own.onclose = () => {
    if (socket === own && currentTable() === id) setTimeout(() => socket === own && connect(id), 1000);
  };
}

const say = (message) => socket.send(JSON.stringify(message));

async function draw(id, { version, seat, table, view, entries }) {
  const { actions } = await game(table.game);
  log.push(...entries.filter((entry) => entry.version > heard));
  heard = Math.max(heard, version);
  const act = (path, body) => async () => ask("POST", `/tables/${id}${path}`, body);
  fill(
    make("h2", {}, `${table.game}, ${table.status}`),
    make("ul", {}, ...table.seats.map((sitter, number) => seatLine(id, table, view, sitter, number))),
    table.trouble ? row(table.trouble, button("Ask again", act("/continue", {})), button("Let a novice go on", act("/continue", { bot: "novice" }))) : null,
    table.status === "open" ? waiting(id, table, act) : null,
    table.status === "playing" && table.yours.length ? playing(version, table, view, actions, act) : null,
    table.status === "over" ? over(id, table, act) : null,
    view ? make("div", { class: "sides" }, make("pre", { id: "view" }, text({ ...view, legal: undefined })), past(table)) : null,
  );
}

function seatLine(id, table, view, sitter, number) {
  const mine = table.yours.includes(number);
  const words = `Seat ${number}: ${sitter.name || "free"}${sitter.bot ? ` (bot: ${sitter.bot})` : ""}${mine ? " (you)" : ""}`;
  const link = async () => {
    const { link } = await ask("POST", `/tables/${id}/seats/${number}/link`);
    notice.textContent = `Open this on your other device, and show it to nobody: ${location.origin}${link}`;
  };
  const turn = table.status === "playing" && view.seat === number;
  return make("li", { class: turn ? "turn" : null }, words, " ", mine ? button("Take to another device", link) : null);
}

function waiting(id, table, act) {
  const join = async () => {
    await introduce();
    await act("/join", {})();
    watch(id);
  };
  const leave = async () => {
    await act("/leave")();
    location.hash = "";
  };
  return row(
    `Friends join with this link: ${location.origin}/#table=${id}`,
    button("Sit down", join, { id: "join" }),
    table.yours.length ? button("Get up", leave) : null,
    table.host ? button("Start", act("/start"), { class: "primary", id: "start" }) : null,
  );
}

function playing(version, table, view, actions, act) {
  const moves = view.legal.map((action) => button(actions[action].notation, () => say({ type: "move", version, action }), { "data-action": action }));
  const undo = view.undo_seat !== null && table.yours.includes(view.undo_seat);
  const away = !table.yours.includes(view.seat) && table.seats[view.seat].kind === "human";
  return make(
    "div",
    { id: "choices" },
    row(make("strong", {}, moves.length ? `You decide: ${view.decision}` : `Seat ${view.seat} decides: ${view.decision}`)),
    row(...moves),
    row(
      undo ? button("Take back", () => say({ type: "undo", version })) : null,
      away ? button(`Give seat ${view.seat} to a bot (${table.agreed} of ${table.needed} agree)`, act("/kick", { version, seat: view.seat })) : null,
    ),
  );
}

function over(id, table, act) {
  const follow = (path, body) => async () => {
    await introduce();
    location.hash = `table=${(await act(path, body)()).id}`;
  };
  const move = make("input", { type: "number", min: 0, value: 0, "aria-label": "move" });
  const show = async () => {
    const { view } = await ask("GET", `/tables/${id}/at/${move.value}`);
    document.querySelector("#view").textContent = text(view);
  };
  const scores = table.scores.toSorted((a, b) => a.rank - b.rank);
  return make(
    "div",
    {},
    make("ol", {}, ...scores.map(({ seat, total }) => make("li", {}, `${table.seats[seat].name}: ${total}`))),
    row(
      table.yours.length ? button("Once more", follow("/rematch")) : null,
      make("a", { href: `/api/tables/${id}/record`, download: `${id}.uki` }, "The record"),
      make("label", {}, "After move ", move),
      button("Show", show),
      button("Continue from here against bots", () => follow("/fork", { move: Number(move.value) })()),
    ),
  );
}

function past(table) {
  const lines = log.map(({ seat, kind, notation, bot }) => {
    const what = { move: notation, undo: "takes it back", seat: `goes to the bot ${bot}` }[kind];
    return make("li", {}, `${table.seats[seat].name} ${what}`);
  });
  return make("ol", { reversed: true }, ...lines.reverse());
}

function text(value, indent = "") {
  if (value === null || typeof value !== "object") return String(value);
  const flat = JSON.stringify(value).replaceAll('"', "");
  if (flat.length < 90) return flat;
  const lines = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return lines.map(([key, inner]) => `\n${indent}${key}: ${text(inner, `${indent}  `)}`).join("");
}

// The address: #table=ID, or #seat=ID/SEAT/SECRET, which never reaches a server's log and leaves the address bar at once

const currentTable = () => new URLSearchParams(location.hash.slice(1)).get("table");

async function claim(personal) {
  const [id, seat, secret] = personal.split("/");
  history.replaceState(null, "", `#table=${id}`);
  await introduce();
  await ask("POST", `/tables/${id}/claim`, { seat: Number(seat), secret });
}

async function arrive() {
  const personal = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (personal) await claim(personal);
  const id = currentTable();
  if (id) {
    await ask("GET", `/tables/${id}`);
    watch(id);
  } else {
    socket?.close();
    socket = null;
    await lobby();
  }
}

nameField.addEventListener("change", () => attempt(introduce));
window.addEventListener("hashchange", () => attempt(arrive));
await attempt(async () => {
  nameField.value = await ask("GET", "/me").then(({ name }) => name, () => "");
  await arrive();
});
