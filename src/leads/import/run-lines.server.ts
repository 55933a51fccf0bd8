import { randomUUID } from "node:crypto";
import type { Trx } from "#infra/database/tables.server.ts";
import { enteredColumns, lockEditable, pickFields, storeEdit } from "../entry/enter-lead.server.ts";
import { storedField } from "../entry/lead-entry.ts";
import { listOwnFields } from "../entry/own-fields.server.ts";
import { spellTags } from "../entry/tags.server.ts";
import { given } from "../requests/contact-request.ts";
import { findThere } from "./check-lines.server.ts";
import type { ImportSettings } from "./import-contract.ts";
import { actorOf, type Import, type Line, storeResults } from "./import-lines.server.ts";
import type { LineFields } from "./import-states.ts";

/** Adds new leads; duplicates are left out, take over what the file says, or are added too, as was chosen for each or for all. */
export async function runLines(trx: Trx, found: Import, rows: readonly Line[], at: Date): Promise<void> {
  const settings = found.settings!;
  // Somebody may have entered one since the check.
  await findThere(trx, found.id, [rows[0]!.line, rows.at(-1)!.line]);
  const checked = await trx
    .selectFrom("lead_import_rows")
    .selectAll()
    .where("import_id", "=", found.id)
    .where(
      "line",
      "in",
      rows.map(({ line }) => line),
    )
    .orderBy("line")
    .execute();
  const choiceOf = ({ result, choice }: Line) => (result === "new" ? "add" : (choice ?? settings.duplicates));
  const chosen = (...choices: readonly string[]) => checked.filter((row) => choices.includes(choiceOf(row)));
  await addLeads(trx, found, chosen("add"), at);
  await takeOver(trx, found, chosen("fill", "take_over"), at);
  const skipped = chosen("skip").map(({ line }) => ({ line, result: "skipped" }));
  await storeResults(trx, found.id, skipped);
}

async function addLeads(trx: Trx, found: Import, rows: readonly Line[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  const settings = found.settings!;
  const own = rows.map(({ line, fields }) => ({ line, id: randomUUID(), fields: fields! }));
  const all = [...new Set(own.flatMap(({ fields }) => tagsOf(fields, settings)))];
  const names = (await spellTags(trx, all, at)) ?? [];
  const spelled = new Map(all.map((name, index) => [name, names[index] ?? name]));
  const { origin, origin_detail, legal_basis, basis_day, basis_note, owner_id } = settings;
  const asked = { origin, origin_detail, legal_basis, basis_day, basis_note, owner_id };
  const valuesOf = ({ id, fields }: { id: string; fields: LineFields }) => {
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
  };
  await trx.insertInto("leads").values(own.map(valuesOf)).execute();
  const details = JSON.stringify({ file: found.name });
  await trx
    .insertInto("lead_events")
    .values(own.map(({ id }) => ({ lead_id: id, at, kind: "imported" as const, by: found.creator_name, details })))
    .execute();
  await storeResults(
    trx,
    found.id,
    own.map(({ line, id }) => ({ line, result: "added", lead_id: id, version: 1 })),
  );
}

const part = (fields: LineFields, field: "company" | "email" | "phone" | "job" | "message") =>
  storedField(field, fields[field] ?? "");

const tagsOf = ({ tags = [] }: LineFields, settings: ImportSettings) => [...settings.tags, ...tags];

async function takeOver(trx: Trx, found: Import, rows: readonly Line[], at: Date): Promise<void> {
  const own = await listOwnFields(trx);
  const actor = actorOf(found);
  const settings = found.settings!;
  const results: object[] = [];
  for (const { line, lead_id, fields, choice } of rows) {
    const lead = lead_id === null ? undefined : await lockEditable(trx, lead_id);
    if (!lead || lead.merged_into) {
      results.push({ line, result: "skipped" });
      continue;
    }
    const taken = (choice ?? settings.duplicates) === "fill" ? lackedFields(lead, fields!) : fields!;
    // Tags are added to those that the lead has; an empty cell empties nothing.
    const tags = [...(lead.tags ?? []), ...tagsOf(fields!, settings)];
    const edit = { ...taken, ...(tags.length > 0 && { tags: [...new Set(tags)] }) };
    const stored = await storeEdit(trx, { ...lead, id: lead_id! }, edit, own, actor, at);
    if (!stored.ok || !stored.change) {
      results.push({ line, result: "skipped", lead_id });
      continue;
    }
    const before = pickFields(stored.change.before, stored.change.changed);
    results.push({ line, result: "taken_over", lead_id, before, version: stored.version });
  }
  await storeResults(trx, found.id, results);
}

/** What stands in a lead of which nobody knows better. */
const unknown: Partial<Record<keyof LineFields, string>> = { product: "not-sure", industry: "other" };

/** Returns the fields of a line that a lead has not. */
function lackedFields(lead: Awaited<ReturnType<typeof lockEditable>> & object, fields: LineFields): LineFields {
  const { own_values, tags: _tags, locale: _locale, ...others } = fields;
  const isLacked = (field: string) => {
    const value = lead[field as "name"] as string | null;
    return value === null || !given(value) || value === unknown[field as "product"];
  };
  const has = (lead.own_values ?? {}) as Record<string, unknown>;
  const lacked = Object.entries(own_values ?? {}).filter(([id]) => (has[id] ?? "") === "");
  return {
    ...Object.fromEntries(Object.entries(others).filter(([field]) => isLacked(field))),
    ...(lacked.length > 0 && { own_values: Object.fromEntries(lacked) }),
  };
}
