import { setTimeout as sleep } from "node:timers/promises";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { tellOwners } from "../inbox/change-lead.server.ts";
import { given } from "../requests/contact-request.ts";
import { checkLines } from "./check-lines.server.ts";
import { actorOf, type Import, type Line } from "./import-lines.server.ts";
import type { ImportState } from "./import-states.ts";
import { runLines } from "./run-lines.server.ts";
import { type ImportDeps, lockImport } from "./store-import.server.ts";
import { undoLines } from "./undo-lines.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "lead-import": { import: string };
  }
}

/**
 * Lines of one transaction: the memory that an import takes does not depend on the file, a stop loses nothing, and nobody who
 * changes a lead waits long for the import, nor anybody at all where the database runs in this process.
 */
const linesAtOnce = 50;
/** Seconds after which a job leaves the rest to another one: a worker is woken once in a second, and a stop waits for ten. */
const longestJob = 5;
/** Milliseconds between two parts, for the calls of others that wait where the database takes one transaction at a time. */
const pause = 25;

/** Registers the job that takes an import further. */
export function registerImportJob(deps: ImportDeps & { jobs: Jobs }): void {
  deps.jobs.work("lead-import", ({ import: id }) => continueImport(id, deps));
}

/**
 * Does the present step of an import, part by part, and sends the job of the parts for which there was no time. Each part is a
 * transaction, so that a job that is cut off is repeated from there; an import that is in no step is left alone.
 * @param seconds for the parts, of which one is done in any case
 */
export async function continueImport(id: string, deps: ImportDeps, seconds = longestJob): Promise<void> {
  const until = performance.now() + seconds * 1000;
  while (await takePart(id, deps, until)) await sleep(pause);
}

/** Does the next part of a step. Returns whether there is another one, and time for it. */
function takePart(id: string, deps: ImportDeps, until: number): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const found = await lockImport(trx, id);
    const step = found && steps[found.state];
    if (!found || !step) return false;
    const rows = await nextRows(trx, found, step);
    if (rows.length > 0) await step.take(trx, found, rows, deps.now());
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
    if (isOver && step.ends === "done") await tellOwner(trx, found, deps.now());
    const isLate = performance.now() >= until;
    if (!isOver && isLate) await deps.jobs.send(trx, "lead-import", { import: id });
    await notifyAdmin(trx, "leads", id);
    return !isOver && !isLate;
  });
}

interface Step {
  /** The results of lines that it still has to take; null is none. */
  takes: readonly (Line["result"] | null)[];
  /** Whether it begins with the last line. */
  isBackwards?: true;
  ends: ImportState;
  take: (trx: Trx, found: Import, rows: readonly Line[], at: Date) => Promise<void>;
}

const steps: Partial<Record<ImportState, Step>> = {
  checking: { takes: [null], ends: "checked", take: checkLines },
  running: { takes: ["new", "duplicate"], ends: "done", take: runLines },
  undoing: { takes: ["added", "taken_over"], ends: "undone", take: undoLines, isBackwards: true },
};

/** Returns the next lines of a step. Each result is read by itself, in the order of its index: together, all would be sorted. */
async function nextRows(trx: Trx, { id }: Import, { takes, isBackwards }: Step): Promise<Line[]> {
  const found: Line[] = [];
  for (const result of takes) {
    const rows = trx
      .selectFrom("lead_import_rows")
      .selectAll()
      .where("import_id", "=", id)
      .where("result", result === null ? "is" : "=", result)
      .orderBy("line", isBackwards ? "desc" : "asc")
      .limit(linesAtOnce);
    found.push(...(await rows.execute()));
  }
  return found.sort((a, b) => (isBackwards ? b.line - a.line : a.line - b.line)).slice(0, linesAtOnce);
}

/** Tells the owner of the imported leads once, however many there are, unless they imported them themselves. */
async function tellOwner(trx: Trx, found: Import, at: Date): Promise<void> {
  const owner = found.settings?.owner_id;
  if (!owner || owner === found.created_by) return;
  const added = trx
    .selectFrom("lead_import_rows")
    .innerJoin("leads", "leads.id", "lead_import_rows.lead_id")
    .where("import_id", "=", found.id)
    .where("result", "=", "added")
    .where("leads.owner_id", "=", owner);
  const { count } = await added.select((is) => is.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const [by, to] = [actorOf(found), [owner]];
  const lead = await added.select(["leads.id", "leads.company", "leads.name"]).limit(1).executeTakeFirst();
  if (!lead) return;
  const company = given(lead.company) ?? lead.name;
  if (Number(count) === 1) await tellOwners(trx, [{ lead: { id: lead.id, company }, owner }], by, at);
  else
    await notifyStaff(trx, "leads_assigned", { by, to, at, object: "", params: { by: by.name, count: Number(count) } });
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
