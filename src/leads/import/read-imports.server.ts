import { type Selectable, sql } from "kysely";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { given } from "../requests/contact-request.ts";
import type { ImportRow, ImportView } from "./import-contract.ts";
import type { LineFault, LineResult } from "./import-states.ts";
import "./tables.server.ts";

const mostListed = 100;
const sampleLines = 5;
const mostRows = 200;
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
}: Selectable<Tables["lead_imports"]>) => ({
  ...{ id, name, state, version, total, done },
  created_at: created_at.toISOString(),
  by: creator_name,
});

/** Returns the imports that are still stored, newest first. */
export async function listImports(db: Database) {
  const rows = await db
    .selectFrom("lead_imports")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(mostListed)
    .execute();
  return rows.map(headOf);
}

/** Returns an import with its first lines and what became of all; undefined when there is none. */
export async function readImport(db: Database, id: string): Promise<ImportView | undefined> {
  const found = await db.selectFrom("lead_imports").selectAll().where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  const rows = db.selectFrom("lead_import_rows").where("import_id", "=", id);
  const [sample, counted] = await Promise.all([
    rows.select("cells").orderBy("line").limit(sampleLines).execute(),
    rows
      .select((is) => ["result", is.fn.countAll<string>().as("count")])
      .where("result", "is not", null)
      .groupBy("result")
      .execute(),
  ]);
  const counts: Partial<Record<LineResult, number>> = {};
  for (const { result, count } of counted) if (result) counts[result] = Number(count);
  const { header, columns, settings } = found;
  return { ...headOf(found), header, columns, settings, sample: sample.map(({ cells }) => cells), counts };
}

/** Returns the first lines of a result; undefined when there is no such import. */
export async function readImportRows(db: Database, id: string, result: LineResult): Promise<ImportRow[] | undefined> {
  const found = await db.selectFrom("lead_imports").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  const rows = await db
    .selectFrom("lead_import_rows")
    .leftJoin("leads", "leads.id", "lead_import_rows.lead_id")
    .select(["line", "result", "faults", "cells", "leads.id as lead", "leads.name", "leads.company"])
    .where("import_id", "=", id)
    .where("result", "=", result)
    .orderBy("line")
    .limit(mostRows)
    .execute();
  return rows.map(({ line, faults, cells, lead, name, company }) => ({
    ...{ line, result, cells },
    faults: faults ?? [],
    lead: lead && name !== null ? { id: lead, name, company: given(company ?? "") ?? "" } : null,
  }));
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
