import "../tables.server.ts";
import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { emailAddress } from "#text/email-address.ts";
import type { Locale } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { type Pauses, readCsv } from "#text/read-csv.ts";
import { wellFormed } from "#text/well-formed.ts";
import { createPauses } from "#time/create-pauses.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { readDay } from "#time/read-day.ts";
import { type ImportColumn, type ImportProblem, importColumns } from "./import-columns.ts";
import { addressDigest } from "./stops.server.ts";
import type { ImportResult } from "./subscriber-contract.ts";

interface ImportedPerson {
  email: string;
  locale: Locale;
  consent: { at: Day; by: string; how: string };
}

const maxLines = 50_000;
const maxLength = 300;
const address = emailAddress();

/**
 * Reads a CSV file of subscribers. Each line has the day on which the person agreed (`consent_at`), to whom or where
 * (`consent_by`) and how (`consent_how`); the language is Indonesian where none is given. Days may be written as
 * spreadsheets write them: of `02/01/2026` the day comes first.
 * @param today the day in Jakarta; nobody agreed after it
 */
export async function readImport(
  text: string,
  today: Day,
  pauses: Pauses,
): Promise<{ people: ImportedPerson[]; problems: ImportProblem[] }> {
  const file = await readCsv(text, maxLines + 1, pauses);
  const [head, ...lines] = file?.lines ?? [];
  if (!head) return { people: [], problems: [{ line: 1, code: "not_a_table" }] };
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const isMissing = (column: ImportColumn) => column !== "language" && !names.includes(column);
  if (importColumns.some(isMissing)) return { people: [], problems: [{ line: head.number, code: "column_missing" }] };
  // Which of two columns is meant is not known.
  if (importColumns.some((column) => names.indexOf(column) !== names.lastIndexOf(column)))
    return { people: [], problems: [{ line: head.number, code: "column_repeated" }] };
  if (file?.hasMore) return { people: [], problems: [{ line: maxLines + 2, code: "too_many_lines" }] };
  const people = new Map<string, ImportedPerson>();
  const problems: ImportProblem[] = [];
  for (const { number, cells } of lines) {
    const cell = (column: ImportColumn) =>
      wellFormed(plainLine(cells[names.indexOf(column)] ?? "").slice(0, maxLength));
    const person = readPerson(cell, today);
    if (typeof person === "string") problems.push({ line: number, code: person });
    else people.set(person.email, person);
    if (pauses.isDue()) await pauses.pause();
  }
  return { people: [...people.values()], problems };
}

function readPerson(cell: (column: ImportColumn) => string, today: Day): ImportedPerson | ImportProblem["code"] {
  const email = address.safeParse(cell("email"));
  if (!email.success) return "invalid_email";
  const language = cell("language").toLowerCase() || "id";
  if (language !== "id" && language !== "en") return "invalid_language";
  const [written, by, how] = [cell("consent_at"), cell("consent_by"), cell("consent_how")];
  if (!written || !by || !how) return "consent_missing";
  const at = readDay(written);
  return at && at <= today
    ? { email: email.data.toLowerCase(), locale: language, consent: { at, by, how } }
    : "invalid_day";
}

interface ImportDeps {
  db: Database;
  now: () => Date;
  secret: string;
}

/** Problems that are named; a file in which each line is wrong has one reason. */
const maxProblems = 50;
/** Stands for the version of the privacy policy: what the person agreed to is in the proof. */
const importVersion = "import";

/**
 * Adds the people of a CSV file who do not have the newsletter and never left it. Nothing is added while any line is
 * wrong, or when it is only tried.
 */
export async function importSubscribers(
  { csv, isTrial }: { csv: string; isTrial: boolean },
  actor: Actor,
  { db, now, secret }: ImportDeps,
): Promise<ImportResult> {
  const at = now();
  const { people, problems } = await readImport(csv, jakartaDay(at), createPauses());
  const isImported = !isTrial && problems.length === 0;
  return db.transaction().execute(async (trx) => {
    const { fresh, known, stopped } = await sort(trx, people, secret);
    const result = { rows: people.length + problems.length, added: fresh.length, known, stopped };
    if (isImported) {
      for (let start = 0; start < fresh.length; start += 1000) await insert(trx, fresh.slice(start, start + 1000), at);
      await notifyAdmin(trx, "subscribers", "");
      await recordChange(trx, actor, at, {
        action: "subscriber.imported",
        object: { kind: "subscribers", id: "import" },
        after: { ...result, file: createHash("sha256").update(csv).digest("hex") },
      });
    }
    return { ...result, problems: problems.slice(0, maxProblems), imported: isImported };
  });
}

/** Returns who is new, and counts the others. Who asked and never confirmed has not agreed in any other way. */
async function sort(trx: Trx, people: ImportedPerson[], secret: string) {
  const emails = people.map(({ email }) => email);
  const digests = people.map(({ email }) => addressDigest(email, secret));
  const { rows } = await sql<{ email: string; state: string }>`
    select email, state from subscribers where email = any(${emails}::text[])`.execute(trx);
  const states = new Map(rows.map(({ email, state }) => [email, state]));
  const stops = await sql<{ digest: string }>`
    select digest from subscriber_stops where digest = any(${digests}::text[])`.execute(trx);
  const stopDigests = new Set(stops.rows.map(({ digest }) => digest));
  const isKnown = ({ email }: ImportedPerson) => states.has(email) && states.get(email) !== "ended";
  const isStopped = ({ email }: ImportedPerson) =>
    states.get(email) === "ended" || (!states.has(email) && stopDigests.has(addressDigest(email, secret)));
  return {
    fresh: people.filter((person) => !isKnown(person) && !isStopped(person)),
    known: people.filter(isKnown).length,
    stopped: people.filter(isStopped).length,
  };
}

async function insert(trx: Trx, people: ImportedPerson[], at: Date): Promise<void> {
  await trx
    .insertInto("subscribers")
    .values(
      people.map(({ email, locale, consent }) => ({
        id: randomUUID(),
        email,
        locale,
        state: "confirmed" as const,
        source: "import" as const,
        consent: JSON.stringify(consent),
        privacy_version: importVersion,
        asked_at: at,
        confirmed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
