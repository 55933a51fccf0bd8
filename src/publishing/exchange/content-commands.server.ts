import { parseArgs } from "node:util";
import { isDraftOf } from "#content/check-words.server.ts";
import { compareWords } from "#content/compare-words.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import type { Locale } from "#text/locales.ts";
import { setDraft } from "../documents/save-draft.server.ts";
import { type PublicationRequest, publish } from "../publications/publish.server.ts";
import { createPublishedWords } from "../published-words.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { type Difference, findDifferences, writeFiles } from "./word-files.server.ts";

type Print = (text: string) => void;
interface Options {
  folder: string;
  publish: boolean;
  remove: boolean;
}

const verbs: Record<string, (options: Options, publishing: Publishing, print: Print) => boolean | Promise<boolean>> = {
  export: exportWords,
  import: importFiles,
  diff: printDifferences,
};

const reasons = {
  other_draft: "has an unfinished draft with other words",
  invalid: "has keys or values of another form than its page",
  only_published: "is published and not in the files; --remove takes it away",
};

/** `npm run content`: the words of the site between the database and the files of the repository. */
export const contentCommands = (readPictures: Publishing["readPictures"]): readonly OperatorCommand[] => [
  {
    name: "content",
    usage: [
      "export [--folder content]    write what is published into the files; those that say the same are left alone",
      "import [--folder content] [--publish] [--remove]    bring the files in as drafts where they differ from what is",
      "       published; --publish shows them as one change, --remove takes entries away that the files lack",
      "diff [--folder content]    which fields of the files and of the published words differ",
    ],
    async run(args, deps, print) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          folder: { type: "string", default: "content" },
          publish: { type: "boolean", default: false },
          remove: { type: "boolean", default: false },
        },
      });
      const [verb = ""] = positionals;
      if (!Object.hasOwn(verbs, verb)) {
        print("Use export, import or diff. Try --help\n");
        return false;
      }
      return verbs[verb]!(values, await openPublishing(deps, readPictures), print);
    },
  },
];

const operator = (): Actor => ({ kind: "operator", name: systemUser() });

/** Reads the published words, which no server may have read before this command. */
async function openPublishing(
  { db, company, now }: OperatorDeps,
  readPictures: Publishing["readPictures"],
): Promise<Publishing> {
  const words = createPublishedWords(db, () => {});
  await words.reload();
  const reload = async () => void (await words.reload());
  return { db, now, needsReview: company.publishReview, readPictures, reload };
}

function exportWords({ folder }: Options, _publishing: Publishing, print: Print): boolean {
  const files = writeFiles(folder);
  for (const file of files) print(`${file}\n`);
  print(files.length > 0 ? `${files.length} files written.\n` : "The files say what is published.\n");
  return true;
}

async function importFiles(options: Options, publishing: Publishing, print: Print): Promise<boolean> {
  const { items, skipped } = await importWords(publishing, operator(), options);
  for (const { document, locale, reason } of skipped) print(`skipped  ${locale}/${document}: ${reasons[reason]}\n`);
  for (const { document, locale } of items) print(`draft    ${locale}/${document}\n`);
  if (items.length === 0) {
    print("No new drafts.\n");
    return true;
  }
  return options.publish ? publishImported(items, publishing, print) : true;
}

async function publishImported(items: PublicationRequest["items"], publishing: Publishing, print: Print) {
  const result = await publish(publishing, operator(), { items, note: "npm run content -- import" });
  if (result.ok) {
    print(result.state === "published" ? "Published.\n" : "A second person must approve them.\n");
    return true;
  }
  if (result.code === "words_invalid")
    for (const { document, locale, issue } of result.issues)
      print(`invalid  ${locale}/${document} /${issue.path.join("/")}: ${issue.message}\n`);
  else if ("document" in result) print(`Changed by somebody else meanwhile: ${result.locale}/${result.document}\n`);
  else print("A list would be left without any entry.\n");
  print("Nothing was published; the drafts are there.\n");
  return false;
}

function printDifferences({ folder }: Options, _publishing: Publishing, print: Print): boolean {
  const differences = findDifferences(folder);
  for (const { document, locale, file, published } of differences) {
    print(`${locale}/${document.name}${file ? (published ? "" : "    only in the files") : "    only published"}\n`);
    if (file && published)
      for (const { path, before, after } of compareWords(file, published))
        print(`  ${path}\n    file:      ${shorten(before)}\n    published: ${shorten(after)}\n`);
  }
  print(differences.length > 0 ? `${differences.length} texts differ.\n` : "The files say what is published.\n");
  return true;
}

function shorten(value: unknown): string {
  const text = value === undefined ? "(absent)" : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

interface Imported {
  /** The drafts that have the words of the files now. */
  items: PublicationRequest["items"];
  /** What stayed as it was: an unfinished draft is there, the form is wrong, or only the published words have the entry. */
  skipped: { document: string; locale: Locale; reason: "other_draft" | "invalid" | "only_published" }[];
}

/** Brings the words of files in as drafts where they differ from the published ones, all or none of them. */
async function importWords(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  { folder, remove }: { folder: string; remove: boolean },
): Promise<Imported> {
  const differences = findDifferences(folder);
  return db.transaction().execute(async (trx) => {
    const result: Imported = { items: [], skipped: [] };
    const places = differences.map(({ document, locale }) => ({ document: document.name, locale }));
    const locked = await lockDocuments(trx, now(), places);
    for (const [index, difference] of differences.entries()) {
      const { document, locale } = difference;
      const row = locked[index]!;
      const draft = row.draft_id === null ? undefined : { words: await readVersionWords(trx, row.draft_id) };
      const place = { document: document.name, locale };
      const reason = reasonToSkip(difference, draft, remove);
      if (reason) result.skipped.push({ ...place, reason });
      else if (draft) result.items = [...result.items, { ...place, version: row.version }];
      else {
        const words = difference.file ?? null;
        const version = await setDraft(trx, actor, now(), row, { words, origin: words ? "import" : "removed" });
        result.items = [...result.items, { ...place, version }];
      }
    }
    return result;
  });
}

function reasonToSkip({ document, file }: Difference, draft: { words: Words | null } | undefined, remove: boolean) {
  if (!file && !remove) return "only_published";
  if (draft && compareWords(draft.words, file ?? null).length > 0) return "other_draft";
  return file && !isDraftOf(document, file) ? "invalid" : undefined;
}
