/** What we use of Preact, its hooks and htm. */
export type Child = unknown;
export interface Context<T> {
  Provider: (props: { value: T; children?: Child }) => Child;
}
export class Component<P = object> {
  props: P;
  constructor(props: P);
  shouldComponentUpdate(next: P): boolean;
  render(): Child;
}
export const h: (type: unknown, props: object | null, ...children: Child[]) => Child;
export const Fragment: (props: { children?: Child }) => Child;
export const html: (strings: TemplateStringsArray, ...values: unknown[]) => Child;
export function render(child: Child, parent: Element): void;
export function createContext<T>(value: T): Context<T>;
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: S): [S, (action?: A) => void];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(initial: T): { current: T };
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<T>(callback: T, inputs: unknown[]): T;
export function useContext<T>(context: Context<T>): T;
export function useErrorBoundary(callback?: (error: Error) => void): [Error | undefined, () => void];
