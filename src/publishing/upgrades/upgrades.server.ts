import { documentOf, readDocumentName } from "#content/document-names.ts";
import { type Merge, mergeWords, type Side } from "#content/merge-words.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { digestWords } from "../documents/add-version.server.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { type DraftResult, setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import type { UpgradeRow } from "./upgrade-view.ts";

interface Place {
  document: string;
  locale: Locale;
}

/** Returns the edited texts whose shipped words changed since, with what each side changed. */
export async function listUpgrades(db: Database): Promise<UpgradeRow[]> {
  const rows = await edited(db).execute();
  const upgrades: UpgradeRow[] = [];
  for (const row of rows) {
    const merge = readDocumentName(row.document) && (await mergeUpgrade(db, row));
    if (!merge || !hasNews(merge)) continue;
    const { document, locale, version } = row;
    const title = documentTitle(document, merge.words as Words);
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
  { document, locale, version, choices }: Place & { version: number; choices: Record<string, Side> },
): Promise<UpgradeResult> {
  return db.transaction().execute(async (trx): Promise<UpgradeResult> => {
    const [row] = await lockDocuments(trx, now(), [{ document, locale }]);
    if (row!.version !== version) return { ok: false, code: "stale_version" };
    const current = await edited(trx)
      .where("of.document", "=", document)
      .where("of.locale", "=", locale)
      .executeTakeFirst();
    const merge = current && (await mergeUpgrade(trx, current, new Map(Object.entries(choices))));
    if (!merge || !hasNews(merge)) return { ok: false, code: "not_found" };
    const paths = merge.conflicts.map(({ path }) => path).filter((path) => !Object.hasOwn(choices, path));
    if (paths.length > 0) return { ok: false, code: "undecided", paths };
    const words = (merge.words ?? null) as Words | null;
    return { ok: true, version: await setDraft(trx, actor, now(), row!, { words, origin: "import" }) };
  });
}

const hasNews = ({ taken, conflicts }: Merge) => taken.length + conflicts.length > 0;

/** Selects the words that an editor sees of each edited document: its draft, or what is published. */
const edited = (db: Database | Trx) =>
  db
    .selectFrom("content_documents as of")
    .innerJoin("content_versions as words", (join) =>
      join.on((on) => on("words.id", "=", on.fn.coalesce("of.draft_id", "of.published_id"))),
    )
    .select(["of.document", "of.locale", "of.version", "words.words", "words.base_digest"])
    .orderBy("of.document")
    .orderBy("of.locale");

/** Returns the merge of an edited text with the shipped words of today; undefined where these are those of its base. */
async function mergeUpgrade(
  db: Database | Trx,
  row: Place & { words: Words | null; base_digest: string | null },
  choices?: ReadonlyMap<string, Side>,
): Promise<Merge | undefined> {
  const shipped = shippedWords(documentOf(row.document), row.locale);
  const digest = shipped ? digestWords(JSON.stringify(shipped)) : null;
  if (digest === row.base_digest) return undefined;
  const base =
    row.base_digest === null
      ? undefined
      : await db
          .selectFrom("content_bases")
          .select("words")
          .where("digest", "=", row.base_digest)
          .executeTakeFirstOrThrow();
  return mergeWords(base?.words, shipped, row.words ?? undefined, choices);
}
