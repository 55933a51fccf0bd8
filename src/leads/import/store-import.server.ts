import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { createTaskThread } from "#infra/threads/task-thread.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { listOwnFields } from "../entry/own-fields.server.ts";
import { columnKey, guessImportColumns, type ImportColumn, importFields } from "./import-columns.ts";
import type { ImportSettings } from "./import-contract.ts";
import type { DuplicateChoice, ImportState } from "./import-states.ts";
import type { ReadTable, TableLine, TableRefusal } from "./read-table.server.ts";
import "./tables.server.ts";

export interface ImportDeps {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
}

/** A file of Excel with 50,000 lines takes about 300 MB while it is read. */
const readInThread = createTaskThread<Uint8Array, ReadTable, TableLine[]>(
  new URL("./read-table.thread.server.ts", import.meta.url),
  {
    time: 60_000,
    memory: 1024,
  },
);

/** Stores the lines of a file while it is read, and guesses its columns; nothing is imported. */
export async function uploadImport(
  { bytes, name }: { bytes: Uint8Array; name: string },
  actor: Actor & { kind: "staff" },
  deps: ImportDeps,
): Promise<{ ok: true; id: string } | { ok: false; code: TableRefusal }> {
  const { db, now } = deps;
  const id = randomUUID();
  const begun = { id, name, columns: "[]", total: 0, created_at: now() };
  await db
    .insertInto("lead_imports")
    .values({ ...begun, header: [], state: "uploading", created_by: actor.id, creator_name: actor.name })
    .execute();
  // Of a file that is refused or could not be stored, nothing stays.
  const forget = () => db.deleteFrom("lead_imports").where("id", "=", id).execute();
  try {
    const read = await readInThread(bytes, (lines) => storeLines(db, id, lines));
    const table: ReadTable = read.ok ? read.result : { ok: false, code: "import_not_a_table" };
    if (table.ok) await endUpload(id, table, actor, deps);
    else await forget();
    return table.ok ? { ok: true, id } : table;
  } catch (error) {
    await forget();
    throw error;
  }
}

async function storeLines(db: Database, id: string, lines: readonly TableLine[]): Promise<void> {
  await sql`
    insert into lead_import_rows (import_id, line, cells)
    select ${id}::uuid, line, array(select jsonb_array_elements_text(cells))
    from jsonb_to_recordset(${JSON.stringify(lines.map(({ number: line, cells }) => ({ line, cells })))}::jsonb)
      as rows (line int, cells jsonb)`.execute(db);
}

async function endUpload(
  id: string,
  { header, total }: { header: string[]; total: number },
  actor: Actor,
  { db, now }: ImportDeps,
): Promise<void> {
  const remembered = await db
    .selectFrom("lead_import_columns")
    .select("columns")
    .where("header_key", "=", headerKey(header))
    .executeTakeFirst();
  const columns = JSON.stringify(guessImportColumns(header, await listOwnFields(db), remembered?.columns));
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("lead_imports")
      .set({ header, columns, total, state: "uploaded" })
      .where("id", "=", id)
      .execute();
    const after = { lines: total };
    await recordChange(trx, actor, now(), { action: "lead.file_uploaded", object: { kind: "lead_import", id }, after });
  });
}

/** Returns what is equal for all files with the same columns, in any order. */
function headerKey(header: readonly string[]): string {
  return createHash("sha256").update(header.map(columnKey).sort().join("\n")).digest("hex");
}

/** Where a step may begin. */
const steps = {
  check: { from: ["uploaded", "checked"], to: "checking" },
  run: { from: ["checked"], to: "running" },
  undo: { from: ["done"], to: "undoing" },
} as const satisfies Record<string, { from: ImportState[]; to: ImportState }>;

type StepRefusal = { ok: false; code: "not_found" | "stale_version" | "import_state" };

/** Begins a step, which then runs in the background. */
function beginStep(
  step: keyof typeof steps,
  { id, version, settings }: { id: string; version: number; settings?: object },
  actor: Actor,
  { db, jobs, now }: ImportDeps,
  prepare: (trx: Trx) => Promise<void> = async () => {},
): Promise<{ ok: true } | StepRefusal> {
  return db.transaction().execute(async (trx) => {
    const found = await lockImport(trx, id);
    if (!found) return { ok: false, code: "not_found" };
    const { from, to } = steps[step];
    if (!(from as readonly ImportState[]).includes(found.state)) return { ok: false, code: "import_state" };
    if (found.version !== version) return { ok: false, code: "stale_version" };
    await prepare(trx);
    await trx
      .updateTable("lead_imports")
      .set({ state: to, done: 0, version: version + 1, ...settings })
      .where("id", "=", id)
      .execute();
    await jobs.send(trx, "lead-import", { import: id });
    await notifyAdmin(trx, "leads", id);
    const after = { lines: found.total };
    await recordChange(trx, actor, now(), {
      action: `lead.import_${step}`,
      object: { kind: "lead_import", id },
      after,
    });
    return { ok: true };
  });
}

/** Reads an import whose file has arrived, and locks it until the transaction ends. */
export function lockImport(trx: Trx, id: string) {
  return trx
    .selectFrom("lead_imports")
    .selectAll()
    .where("id", "=", id)
    .where("state", "<>", "uploading")
    .$narrowType<{ state: ImportState }>()
    .forUpdate()
    .executeTakeFirst();
}

interface Checking {
  version: number;
  columns: string[];
  settings: ImportSettings;
}

/** Begins to find out what an import would do, with columns that a person chose and that are remembered for files like this. */
export async function checkImport(
  id: string,
  { version, columns, settings }: Checking,
  actor: Actor,
  deps: ImportDeps,
): Promise<{ ok: true } | StepRefusal | { ok: false; code: "no_name" | "no_reach" | "in_the_future" }> {
  // Of a list of companies, the company stands for the name.
  if (!columns.includes("name") && !columns.includes("company")) return { ok: false, code: "no_name" };
  if (!columns.includes("email") && !columns.includes("phone")) return { ok: false, code: "no_reach" };
  if (settings.basis_day > jakartaDay(deps.now())) return { ok: false, code: "in_the_future" };
  const own = await listOwnFields(deps.db);
  const isKnown = (column: string): column is ImportColumn =>
    (importFields as readonly string[]).includes(column) || own.some((field) => column === `own:${field.id}`);
  const chosen = columns.map((column, at) => (isKnown(column) && columns.indexOf(column) === at ? column : ""));
  const values = { columns: JSON.stringify(chosen), settings: JSON.stringify(settings) };
  return beginStep("check", { id, version, settings: values }, actor, deps, async (trx) => {
    const { header } = await trx
      .selectFrom("lead_imports")
      .select("header")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const byName = Object.fromEntries(header.map((name, at) => [columnKey(name), chosen[at] ?? ""]));
    const remembered = { columns: JSON.stringify(byName), used_at: deps.now() };
    await trx
      .insertInto("lead_import_columns")
      .values({ header_key: headerKey(header), ...remembered })
      .onConflict((conflict) => conflict.column("header_key").doUpdateSet(remembered))
      .execute();
    await trx
      .updateTable("lead_import_rows")
      // The lead that was found stays until the line is read again: a choice holds for as long as it is the same one.
      .set({ result: null, faults: null, fields: null, email: null, phone: null })
      .where("import_id", "=", id)
      .where("result", "is not", null)
      .execute();
  });
}

/** Begins to import what was checked. */
export const runImport = (id: string, version: number, actor: Actor, deps: ImportDeps) =>
  beginStep("run", { id, version }, actor, deps);

/** Begins to take an import back. */
export const undoImport = (id: string, version: number, actor: Actor, deps: ImportDeps) =>
  beginStep("undo", { id, version }, actor, deps);

/** Says what becomes of one duplicate, until the import begins; null is what was chosen for all of the file. */
export function chooseForLine(
  { id, line }: { id: string; line: number },
  choice: DuplicateChoice | null,
  actor: Actor,
  { db, now }: ImportDeps,
): Promise<{ ok: true } | { ok: false; code: "not_found" | "import_state" }> {
  return db.transaction().execute(async (trx) => {
    const found = await lockImport(trx, id);
    if (!found) return { ok: false, code: "not_found" };
    if (found.state !== "checked") return { ok: false, code: "import_state" };
    const ofLine = trx
      .selectFrom("lead_import_rows")
      .select("choice")
      .where("import_id", "=", id)
      .where("line", "=", line)
      .where("result", "=", "duplicate");
    const before = await ofLine.executeTakeFirst();
    if (!before) return { ok: false, code: "not_found" };
    if (before.choice === choice) return { ok: true };
    await trx
      .updateTable("lead_import_rows")
      .set({ choice })
      .where("import_id", "=", id)
      .where("line", "=", line)
      .execute();
    await recordChange(trx, actor, now(), {
      action: "lead.import_choice",
      object: { kind: "lead_import", id },
      before: { line, choice: before.choice },
      after: { line, choice },
    });
    await notifyAdmin(trx, "leads", id);
    return { ok: true };
  });
}

/** Deletes a file that was not imported. */
export function removeImport(
  id: string,
  actor: Actor,
  { db, now }: ImportDeps,
): Promise<{ ok: true; deleted: true } | { ok: false; code: "not_found" | "import_state" }> {
  return db.transaction().execute(async (trx) => {
    const found = await lockImport(trx, id);
    if (!found) return { ok: false, code: "not_found" };
    if (found.state !== "uploaded" && found.state !== "checked") return { ok: false, code: "import_state" };
    await trx.deleteFrom("lead_imports").where("id", "=", id).execute();
    await recordChange(trx, actor, now(), { action: "lead.file_deleted", object: { kind: "lead_import", id } });
    await notifyAdmin(trx, "leads", id);
    return { ok: true, deleted: true };
  });
}
