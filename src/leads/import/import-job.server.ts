import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Tables, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { enteredColumns, lockEditable, pickFields, restoreFields, storeEdit } from "../entry/enter-lead.server.ts";
import { storedField } from "../entry/lead-entry.ts";
import { listOwnFields } from "../entry/own-fields.server.ts";
import { spellTags } from "../entry/tags.server.ts";
import type { ImportSettings } from "./import-contract.ts";
import type { ImportState, LineFields } from "./import-states.ts";
import { lineReader } from "./read-line.server.ts";
import { type ImportDeps, lockImport } from "./store-import.server.ts";
import "./tables.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "lead-import": { import: string };
  }
}

type Import = Selectable<Tables["lead_imports"]>;
type Row = Selectable<Tables["lead_import_rows"]>;

/** Lines of one job: the memory that an import takes does not depend on the file, and a stop loses nothing. */
const linesAtOnce = 500;

/** Registers the job that takes an import a part further. */
export function registerImportJob(deps: ImportDeps & { jobs: Jobs }): void {
  deps.jobs.work("lead-import", ({ import: id }) => continueImport(id, deps));
}

/**
 * Does the next part of the present step of an import, and sends the job of the part after it, in one transaction. Repeatable: an
 * import that is in no step is left alone.
 */
export async function continueImport(id: string, deps: ImportDeps): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const found = await lockImport(trx, id);
    const step = found && steps[found.state];
    if (!found || !step) return;
    const rows = await nextRows(trx, found, step.takes);
    if (rows.length > 0) await step.take(trx, found, rows, deps);
    const isOver = rows.length < linesAtOnce;
    await trx
      .updateTable("lead_imports")
      .set((is) => ({
        done: is("done", "+", rows.length),
        ...(isOver && { state: step.ends, version: is("version", "+", 1) }),
      }))
      .where("id", "=", id)
      .execute();
    if (isOver) await recordEnd(trx, found, step.ends, deps.now());
    else await deps.jobs.send(trx, "lead-import", { import: id });
    await notifyAdmin(trx, "leads", id);
  });
}

interface Step {
  /** The results of lines that it still has to take; null is none. */
  takes: readonly (Row["result"] | null)[];
  ends: ImportState;
  take: (trx: Trx, found: Import, rows: Row[], deps: ImportDeps) => Promise<void>;
}

const steps: Partial<Record<ImportState, Step>> = {
  checking: { takes: [null], ends: "checked", take: checkRows },
  running: { takes: ["new", "duplicate"], ends: "done", take: importRows },
  undoing: { takes: ["added", "taken_over"], ends: "undone", take: undoRows },
};

function nextRows(trx: Trx, { id }: Import, takes: Step["takes"]): Promise<Row[]> {
  const results = takes.filter((result) => result !== null);
  return trx
    .selectFrom("lead_import_rows")
    .selectAll()
    .where("import_id", "=", id)
    .where((is) => (results.length > 0 ? is("result", "in", results) : is("result", "is", null)))
    .orderBy("line")
    .limit(linesAtOnce)
    .execute();
}

async function recordEnd(trx: Trx, { id }: Import, state: ImportState, at: Date): Promise<void> {
  const counted = await trx
    .selectFrom("lead_import_rows")
    .select((is) => ["result", is.fn.countAll<string>().as("count")])
    .where("import_id", "=", id)
    .groupBy("result")
    .execute();
  const after = Object.fromEntries(counted.map(({ result, count }) => [result ?? "none", Number(count)]));
  const actor = { kind: "job", name: "lead-import" } as const;
  await recordChange(trx, actor, at, { action: `lead.import_${state}`, object: { kind: "lead_import", id }, after });
}

/** Reads lines by their columns, and finds out which of them are there already. */
async function checkRows(trx: Trx, { id, columns }: Import, rows: Row[]): Promise<void> {
  const read = lineReader(columns, await listOwnFields(trx));
  const results = rows.map(({ line, cells }) => {
    const parsed = read(cells);
    if (!parsed.ok) return { line, result: "error", faults: parsed.faults };
    const { email, phone } = parsed.fields;
    const keys = { email: email?.toLowerCase() ?? null, phone: phone ?? null };
    return { line, result: "new", fields: parsed.fields, ...keys };
  });
  await sql`
    update lead_import_rows as target
    set result = read.result, faults = read.faults, fields = read.fields, email = read.email, phone = read.phone
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as read (line int, result text, faults jsonb, fields jsonb, email text, phone text)
    where target.import_id = ${id} and target.line = read.line`.execute(trx);
  const [first, last] = [rows[0]!.line, rows.at(-1)!.line];
  await sql`
    update lead_import_rows as target set result = 'repeated'
    where import_id = ${id} and line between ${first} and ${last} and result = 'new' and exists (
      select from lead_import_rows as earlier
      where earlier.import_id = ${id} and earlier.line < target.line and earlier.result in ('new', 'duplicate')
        and (earlier.email = target.email or earlier.phone = target.phone))`.execute(trx);
  await findThere(trx, id, [first, last]);
}

/** Marks new lines between two that are the same as a lead that is there: of the same address or phone. */
async function findThere(trx: Trx, id: string, [first, last]: readonly [number, number]): Promise<void> {
  const match = (column: string, compared: string) => sql`(
    select leads.id from leads
    where ${sql.raw(compared)} = target.${sql.raw(column)} and leads.state <> 'spam' and leads.merged_into is null
    order by leads.received_at desc limit 1)`;
  await sql`
    update lead_import_rows as target set result = 'duplicate', lead_id = found.id
    from (
      select line, coalesce(${match("email", "lower(leads.email)")}, ${match("phone", "leads.phone")}) as id
      from lead_import_rows as target
      where import_id = ${id} and line between ${first} and ${last} and result = 'new'
    ) as found
    where target.import_id = ${id} and target.line = found.line and found.id is not null`.execute(trx);
}

/** Adds new leads, and lets those that are there take over what the file says, or skips them. */
async function importRows(trx: Trx, found: Import, rows: Row[], { now }: ImportDeps): Promise<void> {
  const at = now();
  const settings = found.settings!;
  // Somebody may have entered one since the check.
  await findThere(trx, found.id, [rows[0]!.line, rows.at(-1)!.line]);
  const lines = rows.map(({ line }) => line);
  const checked = await trx
    .selectFrom("lead_import_rows")
    .selectAll()
    .where("import_id", "=", found.id)
    .where("line", "in", lines)
    .orderBy("line")
    .execute();
  await addLeads(
    trx,
    found,
    checked.filter(({ result }) => result === "new"),
    at,
  );
  const duplicates = checked.filter(({ result }) => result === "duplicate");
  if (settings.duplicates === "take_over") await takeOver(trx, found, duplicates, at);
  else
    await setResults(
      trx,
      found.id,
      duplicates.map(({ line }) => ({ line, result: "skipped" })),
    );
}

/** The person in whose name an import changes leads. */
const actorOf = ({ created_by, creator_name }: Import): Actor =>
  ({ kind: "staff", id: created_by ?? "", name: creator_name, network: "", requestId: "" }) as Actor;

async function addLeads(trx: Trx, found: Import, rows: readonly Row[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  const settings = found.settings!;
  const own = rows.map(({ line, fields }) => ({ line, id: randomUUID(), fields: fields! }));
  const all = [...new Set(own.flatMap(({ fields }) => tagsOf(fields, settings)))];
  const names = (await spellTags(trx, all, at)) ?? [];
  const spelled = new Map(all.map((name, index) => [name, names[index] ?? name]));
  const { origin, origin_detail, legal_basis, basis_day, basis_note, owner_id } = settings;
  const asked = { origin, origin_detail, legal_basis, basis_day, basis_note, owner_id };
  await trx
    .insertInto("leads")
    .values(
      own.map(({ id, fields }) => {
        const tags = [...new Set(tagsOf(fields, settings).map((name) => spelled.get(name)!))];
        return {
          ...enteredColumns(at),
          ...asked,
          id,
          kind: "import" as const,
          name: fields.name!,
          ...{ company: part(fields, "company"), email: part(fields, "email"), phone: part(fields, "phone") },
          ...{ job: part(fields, "job"), message: part(fields, "message") },
          product: fields.product ?? "not-sure",
          industry: fields.industry ?? "other",
          locale: fields.locale ?? "id",
          tags: tags.length > 0 ? tags : null,
          own_values: fields.own_values ? JSON.stringify(fields.own_values) : null,
        };
      }),
    )
    .execute();
  const details = JSON.stringify({ file: found.name });
  await trx
    .insertInto("lead_events")
    .values(own.map(({ id }) => ({ lead_id: id, at, kind: "imported" as const, by: found.creator_name, details })))
    .execute();
  await setResults(
    trx,
    found.id,
    own.map(({ line, id }) => ({ line, result: "added", lead_id: id, version: 1 })),
  );
}

const part = (fields: LineFields, field: "company" | "email" | "phone" | "job" | "message") =>
  storedField(field, fields[field] ?? "");

const tagsOf = ({ tags = [] }: LineFields, settings: ImportSettings) => [...settings.tags, ...tags];

async function takeOver(trx: Trx, found: Import, rows: readonly Row[], at: Date): Promise<void> {
  const own = await listOwnFields(trx);
  const actor = actorOf(found);
  const results: object[] = [];
  for (const { line, lead_id, fields } of rows) {
    const lead = lead_id === null ? undefined : await lockEditable(trx, lead_id);
    if (!lead || lead.merged_into) {
      results.push({ line, result: "skipped" });
      continue;
    }
    // Tags are added to those that the lead has; an empty cell empties nothing.
    const tags = [...(lead.tags ?? []), ...tagsOf(fields!, found.settings!)];
    const edit = { ...fields!, ...(tags.length > 0 && { tags: [...new Set(tags)] }) };
    const stored = await storeEdit(trx, { ...lead, id: lead_id! }, edit, own, actor, at);
    if (!stored.ok || !stored.change) {
      results.push({ line, result: "skipped", lead_id });
      continue;
    }
    const before = pickFields(stored.change.before, stored.change.changed);
    results.push({ line, result: "taken_over", lead_id, before, version: stored.version });
  }
  await setResults(trx, found.id, results);
}

async function setResults(trx: Trx, id: string, results: readonly object[]): Promise<void> {
  if (results.length === 0) return;
  await sql`
    update lead_import_rows as target
    set result = became.result, lead_id = coalesce(became.lead_id, target.lead_id), before = became.before,
      version = became.version
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as became (line int, result text, lead_id uuid, before jsonb, version int)
    where target.import_id = ${id} and target.line = became.line`.execute(trx);
}

/** Removes added leads and restores those that took lines over, but for leads on which somebody has worked since. */
async function undoRows(trx: Trx, found: Import, rows: Row[], { now }: ImportDeps): Promise<void> {
  const at = now();
  const added = rows.filter(({ result }) => result === "added").flatMap(({ lead_id }) => lead_id ?? []);
  const removed = await removeUntouched(trx, added);
  const results: object[] = [];
  for (const { line, result, lead_id, before, version } of rows) {
    if (result === "added") {
      // One that was erased in the meantime is gone too.
      results.push({ line, result: lead_id === null || removed.has(lead_id) ? "removed" : "kept" });
      continue;
    }
    const lead = lead_id === null ? undefined : await lockEditable(trx, lead_id);
    const isUntouched = lead !== undefined && lead.version === version && before !== null;
    if (isUntouched) await restoreFields(trx, { ...lead, id: lead_id! }, before, actorOf(found), at);
    results.push({ line, result: isUntouched ? "restored" : "kept", lead_id });
  }
  await setResults(trx, found.id, results);
}

/** Deletes leads that are as the import left them; returns which. */
async function removeUntouched(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    delete from leads where id = any(${ids}::uuid[]) and version = 1
      and not exists (select from lead_notes where lead_id = leads.id)
      and not exists (select from lead_mails where lead_id = leads.id)
      and not exists (select from tasks where lead_id = leads.id)
      and not exists (select from leads as merged where merged.merged_into = leads.id)
    returning id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
