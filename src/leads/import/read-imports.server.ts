import { type Selectable, sql } from "kysely";
import { type ListKey, type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { given } from "../requests/contact-request.ts";
import type { ImportRow, ImportView } from "./import-contract.ts";
import type { DuplicateChoice, ImportState, LineFault, LineResult } from "./import-states.ts";
import "./tables.server.ts";

const mostListed = 100;
const sampleLines = 5;
/** Lines of the file of faults that are read at once. */
const linesAtOnce = 500;

const headOf = ({
  id,
  name,
  state,
  version,
  created_at,
  creator_name,
  total,
  done,
}: Selectable<Tables["lead_imports"]> & { state: ImportState }) => ({
  ...{ id, name, state, version, total, done },
  created_at: created_at.toISOString(),
  by: creator_name,
});

/** Selects imports whose file has arrived. */
const arrived = (db: Database) =>
  db.selectFrom("lead_imports").selectAll().where("state", "<>", "uploading").$narrowType<{ state: ImportState }>();

/** Returns the imports that are still stored, newest first. */
export async function listImports(db: Database) {
  const rows = await arrived(db).orderBy("created_at", "desc").orderBy("id").limit(mostListed).execute();
  return rows.map(headOf);
}

/** Returns an import with its first lines and what became of all; undefined when there is none. */
export async function readImport(db: Database, id: string): Promise<ImportView | undefined> {
  const found = await arrived(db).where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  const rows = db.selectFrom("lead_import_rows").where("import_id", "=", id);
  const [sample, counted, chosen] = await Promise.all([
    rows.select("cells").orderBy("line").limit(sampleLines).execute(),
    rows
      .select((is) => ["result", is.fn.countAll<string>().as("count")])
      .where("result", "is not", null)
      .groupBy("result")
      .execute(),
    rows
      .select((is) => ["choice", is.fn.countAll<string>().as("count")])
      .where("result", "=", "duplicate")
      .groupBy("choice")
      .execute(),
  ]);
  const counts: Partial<Record<LineResult, number>> = {};
  for (const { result, count } of counted) if (result) counts[result] = Number(count);
  const { header, columns, settings } = found;
  const choices: Partial<Record<DuplicateChoice, number>> = {};
  for (const { choice, count } of chosen) {
    const effective = choice ?? settings?.duplicates ?? "skip";
    choices[effective] = (choices[effective] ?? 0) + Number(count);
  }
  return { ...headOf(found), header, columns, settings, sample: sample.map(({ cells }) => cells), counts, choices };
}

const inFileOrder = [["lead_import_rows.line", "asc", "number"]] as const satisfies ListKey;

/** Returns a page of the lines of a result, in the order of the file; undefined when there is no such import. */
export async function readImportRows(
  db: Database,
  id: string,
  result: LineResult,
  paging: Paging,
): Promise<Page<ImportRow> | undefined> {
  if (!(await arrived(db).where("id", "=", id).executeTakeFirst())) return undefined;
  const select = db
    .selectFrom("lead_import_rows")
    .leftJoin("leads", "leads.id", "lead_import_rows.lead_id")
    .leftJoin("users", "users.id", "leads.owner_id")
    .select(["line", "result", "faults", "cells", "fields", "choice", "leads.id as lead", "leads.name"])
    .select(["leads.company", "leads.email", "leads.phone", "leads.state", "users.name as owner"])
    .where("import_id", "=", id)
    .where("result", "=", result);
  const { rows, next } = await page(select, inFileOrder, paging);
  const text = (value: string | null) => given(value ?? "") ?? "";
  return {
    next,
    rows: rows.map(({ line, faults, cells, fields, choice, lead, name, company, email, phone, state, owner }) => ({
      ...{ line, result, cells, choice },
      faults: faults ?? [],
      fields: fields && { ...fields },
      lead:
        lead && name !== null && state !== null
          ? { id: lead, name, company: text(company), email: text(email), phone: text(phone), state, owner }
          : null,
    })),
  };
}

/** Yields the lines with faults as rows of a file, in batches: the line, what is wrong, and the cells as they were. */
export async function* faultRows(
  db: Database,
  id: string,
  say: (fault: LineFault) => string,
): AsyncGenerator<CsvCell[][]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("lead_import_rows")
      .select(["line", "faults", "cells"])
      .where("import_id", "=", id)
      .where("result", "=", "error")
      .where("line", ">", after)
      .orderBy("line")
      .limit(linesAtOnce)
      .execute();
    yield rows.map(({ line, faults, cells }) => [line, (faults ?? []).map(say).join("; "), ...cells]);
    if (rows.length < linesAtOnce) return;
    after = rows.at(-1)!.line;
  }
}

/** Returns the lines of stored files that have an address, in lower case, for an export of personal data. */
export async function importedLines(db: Database, address: string) {
  const { rows } = await sql<{ file: string; line: number; header: string[]; cells: string[] }>`
    select lead_imports.name as file, line, header, cells
    from lead_import_rows join lead_imports on lead_imports.id = import_id
    where exists (select from unnest(cells) as cell where lower(trim(cell)) = ${address})
    order by created_at, line`.execute(db);
  return rows;
}

/** Deletes the lines of stored files that have an address, in lower case. */
export async function eraseImportedLines(trx: Trx, address: string): Promise<void> {
  await sql`
    delete from lead_import_rows where exists (select from unnest(cells) as cell where lower(trim(cell)) = ${address})`.execute(
    trx,
  );
}
