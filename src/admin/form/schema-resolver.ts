import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** What Zod and `zod/mini` schemas have in common. */
export interface AnySchema {
  safeParse: (value: unknown) =>
    | { success: true; data: unknown }
    | {
        success: false;
        error: { issues: readonly { path: PropertyKey[]; code?: string | undefined; message: string }[] };
      };
}
type Codes = Record<string, string> & { invalid: string };

/** Checks the fields by the schema that the server uses too; the first finding of a field is shown, in words for its code. */
export function schemaResolver<Values extends FieldValues>(schema: AnySchema, codes: Codes): Resolver<Values> {
  return (values) => {
    const parsed = schema.safeParse(values);
    // What was typed is sent: the server parses it again, and a schema may transform.
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message, code } of parsed.error.issues) {
      const name = path.map(String).join(".");
      errors[name] ??= { type: "schema", message: codes[message] ?? codes[code ?? ""] ?? codes.invalid };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * Returns a value with the type of what a schema takes, as it was typed: the server parses it again.
 * @throws Error for what the schema refuses, which a form that checks by it never sends
 */
export function acceptedBy<Schema extends z.core.$ZodType & AnySchema>(
  schema: Schema,
  value: unknown,
): z.input<Schema> {
  if (!schema.safeParse(value).success) throw new Error("a form sends what its schema refuses");
  return value as z.input<Schema>;
}
