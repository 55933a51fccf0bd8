import { createHash } from "node:crypto";
import { documentOf } from "#content/document-names.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { VersionOrigin } from "../content-view.ts";
import type { Words } from "../tables.server.ts";

interface NewVersion {
  document: string;
  locale: Locale;
  words: Words | null;
  origin: VersionOrigin;
  note?: string | undefined;
}

/** Adds a version of a locked document with the shipped words that it stands on; returns its id and number. */
export async function addVersion(
  trx: Trx,
  actor: Actor,
  at: Date,
  { document, locale, words, origin, note }: NewVersion,
): Promise<{ id: number; number: number }> {
  const { last } = await trx
    .selectFrom("content_versions")
    .select((of) => of.fn.max("number").as("last"))
    .where("document", "=", document)
    .where("locale", "=", locale)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto("content_versions")
    .values({
      document,
      locale,
      number: (last ?? 0) + 1,
      words: words && JSON.stringify(words),
      base_digest: await storeBase(trx, document, locale),
      origin,
      author_id: actor.kind === "staff" ? actor.id : null,
      author: actorName(actor),
      note: note ?? null,
      created_at: at,
      published_at: null,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
}

/** Stores the shipped words once, for the comparison after an upgrade; returns their hash. */
async function storeBase(trx: Trx, document: string, locale: Locale): Promise<string | null> {
  const shipped = shippedWords(documentOf(document), locale);
  if (!shipped) return null;
  const words = JSON.stringify(shipped);
  const digest = digestWords(words);
  await trx
    .insertInto("content_bases")
    .values({ digest, words })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return digest;
}

/** Returns the SHA-256 (hexadecimal) of words as JSON. */
export const digestWords = (json: string): string => createHash("sha256").update(json).digest("hex");
