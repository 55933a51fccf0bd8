/** The parts of an OpenAPI document that the screen shows. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  tags?: string[];
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
  "x-permission"?: { name: string; roles: string[] };
  "x-recent-factor"?: boolean;
}

export interface ApiCall extends Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
}

/** Returns the calls of a document, grouped by resource, each resource's in the order of their paths. */
export function callsOf({ paths }: ApiDocument): ApiCall[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      id: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      tag: operation.tags?.[0] ?? "",
    })),
  );
  return calls.sort((one, other) => one.tag.localeCompare(other.tag) || one.path.localeCompare(other.path));
}

/** Returns what a parameter may be: its values, or else its type and form. */
export function valuesOf(schema: unknown): string {
  const { type, format, enum: values } = (schema ?? {}) as { type?: string; format?: string; enum?: unknown[] };
  return values?.join(" | ") ?? [type, format].filter(Boolean).join(" ");
}

/** Returns whether a call is meant by typed words: each occurs in its path, method, summary or permission. */
export function isMeant(call: ApiCall, typed: string): boolean {
  const text = `${call.id} ${call.summary ?? ""} ${call["x-permission"]?.name ?? ""}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
