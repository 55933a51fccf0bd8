/** One input of a call: name, kind, whether it is required, its bounds. */
interface ReferenceField {
  name: string;
  kind: string;
  required: boolean;
  bounds: string;
}
export interface ReferenceCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  bearer: boolean;
  inputs: { location: "path" | "query" | "headers" | "body"; fields: ReferenceField[] }[];
  statuses: string[];
  /** Examples of the specification: values of required parameters by name, the body, the successful response. */
  examples: { parameters: Record<string, unknown>; body?: unknown; response?: unknown };
}
export interface ReferenceGroup {
  tag: string;
  calls: ReferenceCall[];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}
interface Media {
  schema?: Schema;
  example?: unknown;
}
interface Operation {
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; example?: unknown }[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, Media> }>;
}
interface OpenApi {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const locations = { path: "path", query: "query", header: "headers" } as const;
/** Longer enumerations are cut, with the number of the rest. */
const maxEnumLength = 6;

/** Returns the calls of an OpenAPI specification as the reference page lists them, by tag in their order there. */
export function readReference(specification: object): ReferenceGroup[] {
  const { paths = {}, components } = specification as OpenApi;
  const schemas = components?.schemas ?? {};
  const groups = new Map<string, ReferenceCall[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? "site";
      const calls = groups.get(tag) ?? [];
      calls.push(readCall(method.toUpperCase(), path, operation, schemas));
      groups.set(tag, calls);
    }
  return [...groups].map(([tag, calls]) => ({ tag, calls }));
}

function readCall(method: string, path: string, operation: Operation, schemas: Record<string, Schema>): ReferenceCall {
  const inputs: ReferenceCall["inputs"] = [];
  for (const [kind, location] of Object.entries(locations)) {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === kind);
    if (parameters.length > 0)
      inputs.push({
        location,
        fields: parameters.map(({ name, schema = {}, required = false }) => readField(name, schema, required, schemas)),
      });
  }
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const fields = body ? fieldsOf(body, schemas) : [];
  if (fields.length > 0) inputs.push({ location: "body", fields });
  const short = path.replace(/^\/api(?=\/)/, "");
  return {
    id: `${method}${short}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, ""),
    method,
    path: short,
    summary: operation.summary ?? "",
    bearer: (operation.security ?? []).some((scheme) => "bearer" in scheme),
    inputs,
    statuses: Object.keys(operation.responses ?? {}),
    examples: readExamples(operation),
  };
}

function readExamples({ parameters = [], requestBody, responses = {} }: Operation): ReferenceCall["examples"] {
  const success = Object.keys(responses).find((status) => status.startsWith("2"));
  const response = success && responses[success]?.content?.["application/json"]?.example;
  const body = Object.values(requestBody?.content ?? {})[0]?.example;
  return {
    parameters: Object.fromEntries(
      parameters.filter(({ required }) => required).map(({ name, example }) => [name, example ?? "…"]),
    ),
    ...(body === undefined ? {} : { body }),
    ...(response === undefined ? {} : { response }),
  };
}

function follow(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? (schemas[name] ?? {}) : schema;
}

function fieldsOf(schema: Schema, schemas: Record<string, Schema>): ReferenceField[] {
  const whole = follow(schema, schemas);
  const parts = whole.allOf ?? whole.anyOf;
  const withFields = whole.properties
    ? whole
    : parts?.map((part) => follow(part, schemas)).find(({ properties }) => properties);
  return Object.entries(withFields?.properties ?? {}).map(([name, field]) =>
    readField(name, field, withFields?.required?.includes(name) ?? false, schemas),
  );
}

function readField(name: string, schema: Schema, required: boolean, schemas: Record<string, Schema>): ReferenceField {
  const whole = follow(schema, schemas);
  return { name, kind: kindOf(whole, schemas), required, bounds: boundsOf(whole) };
}

function kindOf(schema: Schema, schemas: Record<string, Schema>): string {
  const whole = follow(schema, schemas);
  if (whole.const !== undefined) return JSON.stringify(whole.const);
  if (whole.enum) {
    const shown = whole.enum.slice(0, maxEnumLength).join(" | ");
    const rest = whole.enum.length - maxEnumLength;
    return rest > 0 ? `${shown} | … +${rest}` : shown;
  }
  if (whole.anyOf) return [...new Set(whole.anyOf.map((option) => kindOf(option, schemas)))].join(" | ");
  const type = Array.isArray(whole.type) ? whole.type.join(" | ") : (whole.type ?? "any");
  if (type === "array") return `array<${whole.items ? kindOf(whole.items, schemas) : "any"}>`;
  return whole.format && type === "string" ? whole.format : type;
}

function boundsOf({ minLength, maxLength, minimum, maximum, maxItems, default: preset }: Schema): string {
  const lowest = minLength ?? minimum;
  const highest = maxLength ?? maximum ?? maxItems;
  // Integers without a bound of their own have that of JavaScript, which is of no use to a reader.
  const isBound = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const range =
    isBound(lowest) && isBound(highest) && lowest !== 0
      ? `${lowest}–${highest}`
      : isBound(highest)
        ? `≤ ${highest}`
        : isBound(lowest) && lowest !== 0
          ? `≥ ${lowest}`
          : "";
  const start = preset === undefined || preset === "" ? "" : `= ${JSON.stringify(preset)}`;
  return [range, start].filter(Boolean).join(", ");
}
