import { emailAddress } from "#text/email-address.ts";
import type { Locale } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { type Pauses, readCsv } from "#text/read-csv.ts";
import { wellFormed } from "#text/well-formed.ts";
import type { Day } from "#time/jakarta-day.ts";
import { readDay } from "#time/read-day.ts";
import { type ImportColumn, importColumns } from "./import-columns.ts";

export interface ImportedPerson {
  email: string;
  locale: Locale;
  consent: { at: Day; by: string; how: string };
}

export interface ImportProblem {
  line: number;
  code:
    | "not_a_table"
    | "column_missing"
    | "column_repeated"
    | "too_many_lines"
    | "invalid_email"
    | "invalid_language"
    | "invalid_day"
    | "consent_missing";
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
