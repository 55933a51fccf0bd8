import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import "./tables.server.ts";

/** One language of a document, as locked by a change of it. */
export interface LockedDocument {
  document: string;
  locale: Locale;
  draft_id: number | null;
  published_id: number | null;
  version: number;
}

interface Place {
  document: string;
  locale: Locale;
}

/**
 * Locks documents, in one order so that two changes of the same ones never wait for each other. Returns them in the order of
 * their places.
 */
export async function lockDocuments(trx: Trx, at: Date, places: readonly Place[]): Promise<LockedDocument[]> {
  const keyOf = ({ document, locale }: Place) => `${document}/${locale}`;
  const ordered = places.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  const locked = new Map<string, LockedDocument>();
  for (const { document, locale } of ordered) {
    await trx
      .insertInto("content_documents")
      .values({ document, locale, draft_id: null, published_id: null, version: 0, changed_at: at, changed_by: "" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await trx
      .selectFrom("content_documents")
      .select(["document", "locale", "draft_id", "published_id", "version"])
      .where("document", "=", document)
      .where("locale", "=", locale)
      .forUpdate()
      .executeTakeFirstOrThrow();
    locked.set(keyOf(row), row);
  }
  return places.map((place) => locked.get(keyOf(place))!);
}
