/** What we use of Fluent. */
export class FluentResource {
  constructor(source: string);
  body: { id: string; attributes?: Record<string, unknown> }[];
}
export class FluentBundle {
  constructor(locales: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: unknown, args: Record<string, string | number>, errors?: Error[]): string;
}
