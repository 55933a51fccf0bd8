import "../tables.server.ts";
import { z } from "zod";
import { checkWords } from "#content/check-words.server.ts";
import { type Document, readDocumentName, schemaOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { setLocales } from "#content/sets.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { describeDocument, type FindPages, readHiddenTitles, readStates } from "./list-documents.server.ts";

/** Returns a document for its editor: both languages with draft, published words and what keeps them from publication. */
export async function readDocument(db: Database, document: Document, pagesOf: FindPages) {
  const states = await readStates(db, document.name);
  const titles = await readHiddenTitles(db, [document]);
  const row = describeDocument(document, pagesOf, (locale) => states.find((state) => state.locale === locale), titles);
  const languages = await Promise.all(
    locales
      .filter((locale) => document.kind === "entry" || setLocales(document.set).includes(locale))
      .map(async (locale) => {
        const draft = states.find((state) => state.locale === locale)?.draft_id ?? undefined;
        return [locale, { ...row.languages[locale]!, ...(await readWords(db, document, locale, draft)) }] as const;
      }),
  );
  return {
    ...row,
    set: document.set,
    schema: z.toJSONSchema(schemaOf(document), { io: "input", unrepresentable: "any" }) as Record<string, unknown>,
    languages: Object.fromEntries(languages) as Record<Locale, (typeof languages)[number][1]>,
  };
}

/** Reads the draft, or what is published where there is none. */
async function readWords(db: Database, document: Document, locale: Locale, draft: number | undefined) {
  const published = (readPublishedDocument(document, locale) ?? null) as Words | null;
  const words = draft === undefined ? published : await readVersionWords(db, draft);
  return { words, published, issues: words ? checkWords(document, locale, words) : [] };
}

/** Reads all drafts; the words of one that removes an entry are null. */
export async function readDrafts(db: Database) {
  const rows = await db
    .selectFrom("content_documents as of")
    .innerJoin("content_versions as words", "words.id", "of.draft_id")
    .select(["of.document", "of.locale", "words.words"])
    .execute();
  return rows.filter(({ document }) => readDocumentName(document));
}
