import { parseArgs } from "node:util";
import { csvLine } from "#infra/operator/csv.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { sortableMinute } from "#time/format.ts";
import { contactFieldNames } from "../requests/contact-field-names.server.ts";
import { isLeadState, type LeadState, leadStates } from "./lead-states.ts";
import { leadAsText, leadTable } from "./lead-views.ts";
import { allLeads, findLead, type Lead, listLeads } from "./list-leads.server.ts";
import { moveLead } from "./move-lead.server.ts";

type Print = (text: string) => void;

const columns = [
  "id",
  "kind",
  "state",
  "received_at",
  ...contactFieldNames,
  "locale",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "marketing_consent",
  "privacy_version",
  "suspicion",
  "page",
  "first_landing_page",
  "first_referrer",
  "first_touch_at",
  "last_landing_page",
  "last_referrer",
  "last_touch_at",
  "details",
] as const;

/** `npm run leads`: the work of sales people until there is a back office. */
export const leadCommands: readonly OperatorCommand[] = [
  {
    name: "leads",
    usage: [
      `[--state ${leadStates.join("|")}] [--limit 50]    list, newest first`,
      "--csv [--state ...] > leads.csv (with npm run --silent)    all of them, for a spreadsheet",
      "show <id>    one lead with everything about it",
      "move <id> <state>    move a lead to another state",
      "restore <id>    a suspect is not spam: announce it",
      "spam <id>    a suspect is spam: the daily mail no longer lists it",
    ],
    async run(args, deps, print) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { state: { type: "string" }, limit: { type: "string", default: "50" }, csv: { type: "boolean" } },
      });
      const [action, id = "", to = ""] = positionals;
      if (action === "show") return show(id, deps, print);
      if (action === "restore") return move(id, "new", deps, print);
      if (action === "spam") return move(id, "spam", deps, print);
      if (action === "move") return move(id, to, deps, print);
      if (action) return fail(print, `There is no "${action}". Try --help`);
      const { state, limit } = values;
      if (state !== undefined && !isLeadState(state)) return fail(print, `States: ${leadStates.join(", ")}`);
      if (values.csv) return exportCsv(state, deps, print);
      const leads = await listLeads(deps.db, { state, limit: Math.min(Number(limit) || 50, 1000) });
      print(leads.length > 0 ? leadTable(leads) : "No leads.\n");
      return true;
    },
  },
];

async function exportCsv(state: LeadState | undefined, { db }: OperatorDeps, print: Print): Promise<boolean> {
  // The byte order mark by which spreadsheets recognise UTF-8.
  print(`\ufeff${csvLine(columns)}`);
  for await (const batch of allLeads(db, state)) {
    print(batch.map((lead) => csvLine(cellsOf(lead))).join(""));
  }
  return true;
}

/** Returns a lead for a spreadsheet: times in Jakarta, and a phone number that does not look like a formula. */
function cellsOf(lead: Lead): unknown[] {
  const { first_touch: first, last_touch: last } = lead;
  const cells: Record<string, unknown> = {
    ...lead,
    received_at: sortableMinute(lead.received_at),
    phone: spacedPhone(lead.phone).replace(/^\+(\d+)/, "(+$1)"),
    first_landing_page: first?.landing_page,
    first_referrer: first?.referrer,
    first_touch_at: touchTime(first?.at),
    last_landing_page: last?.landing_page,
    last_referrer: last?.referrer,
    last_touch_at: touchTime(last?.at),
    details: Object.entries(lead.details)
      .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
      .join("; "),
  };
  return columns.map((column) => cells[column]);
}

/** A time sent by a browser may be any text. */
function touchTime(at = ""): string {
  return Number.isNaN(Date.parse(at)) ? at : sortableMinute(new Date(at));
}

async function show(id: string, { db }: OperatorDeps, print: Print): Promise<boolean> {
  const lead = await findLead(db, id);
  if (!lead) return fail(print, `No lead has the id ${id}`);
  const history = await db.selectFrom("lead_events").selectAll().where("lead_id", "=", lead.id).orderBy("id").execute();
  const sent = await db.selectFrom("lead_deliveries").selectAll().where("lead_id", "=", lead.id).execute();
  print(leadAsText(lead, history, sent));
  return true;
}

async function move(id: string, to: string, deps: OperatorDeps, print: Print): Promise<boolean> {
  if (!isLeadState(to)) return fail(print, `States: ${leadStates.join(", ")}`);
  const lead = await findLead(deps.db, id);
  if (!lead) return fail(print, `No lead has the id ${id}`);
  const outcome = await moveLead(lead.id, to, "operator", deps);
  if (outcome !== "moved") return fail(print, `A lead that is ${lead.state} cannot become ${to}`);
  print(`${lead.company}: ${lead.state} -> ${to}\n`);
  return true;
}

function fail(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}
