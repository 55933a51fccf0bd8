/** What a place of the words may hold, read from the JSON Schema of its document: the form is built from it. */
export type Shape =
  | { kind: "object"; fields: readonly ShapeField[] }
  /** Keys that the editor chooses; `keys` where only these are possible. */
  | { kind: "record"; item: Shape; keys?: readonly string[]; pattern?: string }
  | { kind: "list"; item: Shape; min: number; max: number }
  | { kind: "choice"; options: readonly Shape[] }
  | { kind: "text"; min: number; max: number | undefined; pattern?: string; format?: string }
  | { kind: "picture" }
  | { kind: "number"; whole: boolean; min?: number; max?: number }
  | { kind: "flag" }
  | { kind: "option"; values: readonly string[] }
  | { kind: "constant"; value: unknown };

export interface ShapeField {
  key: string;
  shape: Shape;
  optional: boolean;
}

type Json = Record<string, unknown>;

/** Reads a JSON Schema as Zod writes it. @throws for what no field of the form could edit */
export function readShape(schema: Json): Shape {
  if (schema.widget === "picture") return { kind: "picture" };
  if ("const" in schema) return { kind: "constant", value: schema.const };
  if (Array.isArray(schema.enum)) return { kind: "option", values: schema.enum.map(String) };
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return { kind: "choice", options: options.map(readShape) };
  const readers: Record<string, (schema: Json) => Shape> = {
    object: readObject,
    array: (list) => ({
      kind: "list",
      item: readShape(list.items as Json),
      min: (list.minItems as number | undefined) ?? 0,
      max: (list.maxItems as number | undefined) ?? 500,
    }),
    string: readText,
    number: (number) => readNumber(number, false),
    integer: (number) => readNumber(number, true),
    boolean: () => ({ kind: "flag" }),
  };
  const reader = readers[schema.type as string];
  if (!reader) throw new Error(`No field edits ${JSON.stringify(schema)}`);
  return reader(schema);
}

function readObject(schema: Json): Shape {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const field = (key: string, shape: Shape) => ({ key, shape, optional: !required.has(key) });
  if (schema.properties)
    return {
      kind: "object",
      fields: Object.entries(schema.properties as Record<string, Json>).map(([key, value]) =>
        field(key, readShape(value)),
      ),
    };
  const item = readShape((schema.additionalProperties ?? {}) as Json);
  const names = (schema.propertyNames ?? {}) as { enum?: string[]; pattern?: string };
  // A record whose keys are all required is an object.
  if (names.enum && required.size > 0) return { kind: "object", fields: names.enum.map((key) => field(key, item)) };
  return {
    kind: "record",
    item,
    ...(names.enum && { keys: names.enum }),
    ...(names.pattern && { pattern: names.pattern }),
  };
}

function readText(schema: Json): Shape {
  const { minLength, maxLength, pattern, format } = schema as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  // A pattern or a format never holds for an empty text.
  const min = minLength ?? (pattern || format ? 1 : 0);
  return { kind: "text", min, max: maxLength, ...(pattern && { pattern }), ...(format && { format }) };
}

function readNumber(schema: Json, whole: boolean): Shape {
  const { minimum, maximum, exclusiveMinimum } = schema as Record<string, number | undefined>;
  const min = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (whole ? 1 : 0));
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  return { kind: "number", whole, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Returns the shape of an object without one of its fields, which is not edited here. */
export function withoutField(shape: Shape, key: string | undefined): Shape {
  if (shape.kind !== "object") return shape;
  return { ...shape, fields: shape.fields.filter((field) => field.key !== key) };
}
