import { isDraftOf } from "#content/check-words.server.ts";
import { documentOf, readDocumentName } from "#content/document-names.ts";
import { type Choice, type Merge, mergeWords } from "#content/merge/merge-words.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { digestWords } from "../documents/add-version.server.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { type DraftResult, setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import type { UpgradeRow } from "./upgrade-contract.ts";

interface Place {
  document: string;
  locale: Locale;
}

/** Returns the edited texts whose shipped words changed since, with what each side changed. */
export async function listUpgrades(db: Database): Promise<UpgradeRow[]> {
  // Nearly always there is none, and no words need to be read.
  const behind = (await edited(db).execute()).filter(
    (row) => readDocumentName(row.document) && shippedNow(row).digest !== row.base_digest,
  );
  const upgrades: UpgradeRow[] = [];
  for (const row of behind) {
    const { words, ...merge } = await mergeUpgrade(db, row, shippedNow(row).words);
    if (!hasNews(merge)) continue;
    const { document, locale, version } = row;
    const title = documentTitle(document, words as Words);
    upgrades.push({ document, locale, title, version, taken: merge.taken, conflicts: merge.conflicts });
  }
  return upgrades;
}

export type UpgradeResult =
  | DraftResult
  | { ok: false; code: "not_found" }
  | { ok: false; code: "undecided"; paths: string[] };

/** Saves the merged words of an edited text as its draft, which stands on the words that are shipped now. */
export async function mergeShipped(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  { document, locale, version, choices }: Place & { version: number; choices: ReadonlyMap<string, Choice> },
): Promise<UpgradeResult> {
  return db.transaction().execute(async (trx): Promise<UpgradeResult> => {
    const [row] = await lockDocuments(trx, now(), [{ document, locale }]);
    if (row!.version !== version) return { ok: false, code: "stale_version" };
    const current = await edited(trx)
      .where("of.document", "=", document)
      .where("of.locale", "=", locale)
      .executeTakeFirst();
    const shipped = shippedNow({ document, locale });
    if (!current || shipped.digest === current.base_digest) return { ok: false, code: "not_found" };
    const merge = await mergeUpgrade(trx, current, shipped.words, choices);
    if (!hasNews(merge)) return { ok: false, code: "not_found" };
    const paths = merge.conflicts.map(({ path }) => path).filter((path) => !choices.has(path));
    if (paths.length > 0) return { ok: false, code: "undecided", paths };
    const words = (merge.words ?? null) as Words | null;
    // Of a part that the release has no longer, only what is shipped can hold.
    if (words && !isDraftOf(documentOf(document), words)) return { ok: false, code: "invalid" };
    return { ok: true, version: await setDraft(trx, actor, now(), row!, { words, origin: "import" }) };
  });
}

const hasNews = ({ taken, conflicts }: Pick<Merge, "taken" | "conflicts">) => taken.length + conflicts.length > 0;

/** Returns what is shipped today of an edited text, with its hash; null where nothing is. */
function shippedNow({ document, locale }: Place): { words: unknown; digest: string | null } {
  const words = shippedWords(documentOf(document), locale);
  return { words, digest: words ? digestWords(JSON.stringify(words)) : null };
}

/** Selects what an editor sees of each edited document: its draft, or what is published. */
const edited = (db: Database | Trx) =>
  db
    .selectFrom("content_documents as of")
    .innerJoin("content_versions as words", (join) =>
      join.on((on) => on("words.id", "=", on.fn.coalesce("of.draft_id", "of.published_id"))),
    )
    .select(["of.document", "of.locale", "of.version", "words.id as words_id", "words.base_digest"])
    .orderBy("of.document")
    .orderBy("of.locale");

/** Merges an edited text with the words that are shipped today. */
async function mergeUpgrade(
  db: Database | Trx,
  { words_id, base_digest }: { words_id: number; base_digest: string | null },
  shipped: unknown,
  choices?: ReadonlyMap<string, Choice>,
): Promise<Merge> {
  const words = await readVersionWords(db, words_id);
  const base =
    base_digest === null
      ? undefined
      : await db
          .selectFrom("content_bases")
          .select("words")
          .where("digest", "=", base_digest)
          .executeTakeFirstOrThrow();
  return mergeWords(base?.words, shipped, words ?? undefined, choices);
}
