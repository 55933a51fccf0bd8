import { type RawBuilder, sql } from "kysely";

/** Returns an expression that chooses one of some texts anew for each row; one that is listed twice comes twice as often. */
export function pick(values: readonly string[]): RawBuilder<string> {
  return sql`(${sql.lit(`{${values.map((value) => `"${value}"`).join(",")}}`)}::text[])[1 + floor(random() * ${sql.lit(values.length)})::int]`;
}

/** Returns the values repeated by their weight. */
export function weighted(weights: Readonly<Record<string, number>>): string[] {
  return Object.entries(weights).flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
}
