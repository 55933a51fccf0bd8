import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import "../tables.server.ts";

const prefix = "media:";

/** Returns the descriptions of pictures, by their references; one that is not in the library is absent. */
export async function describePictures(
  db: Database,
  references: readonly string[],
): Promise<Map<string, Record<Locale, string>>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .select(["id", "alt_id", "alt_en"])
    .where(
      "id",
      "in",
      references.map((reference) => reference.slice(prefix.length)),
    )
    .execute();
  return new Map(rows.map(({ id, alt_id, alt_en }) => [prefix + id, { id: alt_id, en: alt_en }]));
}
