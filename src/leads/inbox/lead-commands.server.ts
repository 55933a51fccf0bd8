import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { defaultLocale, isLocale, type Locale } from "#text/locales.ts";
import { probablePhone } from "#text/phone-everywhere.server.ts";
import { csvHead, csvLine } from "#text/write-csv.ts";
import { sortableMinute } from "#time/format.ts";
import { listOwnFields } from "../entry/own-fields.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { leadCells, leadColumns } from "./lead-columns.server.ts";
import type { Lead } from "./lead-list-request.server.ts";
import { isLeadState, type LeadState, leadStates } from "./lead-states.ts";
import { allLeads, listLeads } from "./list-leads.server.ts";

interface ListedLead {
  id: string;
  state: string;
  received_at: Date;
  name: string;
  company: string;
  email: string;
  phone: string;
  product: string;
}

const widths = { received: 16, state: 9, name: 22, company: 24, product: 20, email: 28, phone: 15, id: 36 } as const;

/** Returns leads as a table for a terminal, times in Jakarta. */
function leadTable(leads: readonly ListedLead[]): string {
  const head = Object.keys(widths) as (keyof typeof widths)[];
  const rows = leads.map((lead) =>
    head.map((column) => (column === "received" ? sortableMinute(lead.received_at) : lead[column])),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, i) => clip(cell, widths[head[i]!]))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/** Returns one lead as text: its fields, its history and its deliveries. */
function leadAsText(
  lead: object,
  history: readonly { at: Date; by: string; details: Record<string, unknown> }[],
  sent: readonly { channel: string; delivered_at: Date }[],
): string {
  const fields = Object.entries(lead).filter(([, value]) => value !== null);
  const lines = [
    ...fields.map(([name, value]) => `${name.padEnd(18)} ${asText(value)}`),
    ...history.map(
      ({ at, by, details }) =>
        `${sortableMinute(at)}  ${by}  ${"to" in details ? `${details.from ?? "-"} -> ${details.to ?? "-"}` : "consent to news withdrawn"}`,
    ),
    ...sent.map(({ channel, delivered_at }) => `${sortableMinute(delivered_at)}  sent  ${channel}`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function asText(value: unknown): string {
  if (value instanceof Date) return sortableMinute(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function clip(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

type Print = (text: string) => void;

const newestFirst = { sort: "received", direction: "newest" } as const;

/** `npm run leads`: leads for whoever has a shell on the server; people of sales use the back office. */
export const leadCommands: readonly OperatorCommand[] = [
  {
    name: "leads",
    usage: [
      `[--state ${leadStates.join("|")}] [--limit 50]    list, newest first`,
      "--csv [--language en] [--state ...] > leads.csv (with npm run --silent)    all of them, for a spreadsheet",
      "show <id>    one lead with everything about it",
      "move <id> <state>    move a lead to another state",
      "restore <id>    a suspect is not spam: announce it",
      "spam <id>    a suspect is spam: the daily mail no longer lists it",
      "phones    numbers stored with two country codes until November 2026, and what was probably typed",
    ],
    async run(args, deps, print) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          state: { type: "string" },
          limit: { type: "string", default: "50" },
          csv: { type: "boolean" },
          language: { type: "string", default: defaultLocale },
        },
      });
      const [action, id = "", to = ""] = positionals;
      if (action === "show") return show(id, deps, print);
      if (action === "restore") return move(id, "new", deps, print);
      if (action === "spam") return move(id, "spam", deps, print);
      if (action === "move") return move(id, to, deps, print);
      if (action === "phones") return listDoubledPhones(deps, print);
      if (action) return fail(print, `There is no "${action}". Try --help`);
      const { state, limit, language } = values;
      if (state !== undefined && !isLeadState(state)) return fail(print, `States: ${leadStates.join(", ")}`);
      if (!isLocale(language)) return fail(print, "--language takes id or en");
      if (values.csv) return exportCsv({ state, language }, deps, print);
      const request = { filter: { state }, order: newestFirst, now: deps.now() };
      const page = await listLeads(deps.db, { ...request, limit: Math.min(Number(limit) || 50, 1000) });
      print(page.rows.length > 0 ? leadTable(page.rows) : "No leads.\n");
      return true;
    },
  },
];

async function exportCsv(
  { state, language }: { state: LeadState | undefined; language: Locale },
  { db, now }: OperatorDeps,
  print: Print,
): Promise<boolean> {
  const fields = await listOwnFields(db);
  print(csvHead(leadColumns(fields, language), language));
  for await (const batch of allLeads(db, { filter: { state }, order: newestFirst, now: now() })) {
    print(batch.map((lead) => csvLine(leadCells(lead, new Map(), fields), language)).join(""));
  }
  return true;
}

async function show(id: string, { db }: OperatorDeps, print: Print): Promise<boolean> {
  const lead = await findLead(db, id);
  if (!lead) return fail(print, `No lead has the id ${id}`);
  const history = await db.selectFrom("lead_events").selectAll().where("lead_id", "=", lead.id).orderBy("id").execute();
  const sent = await db.selectFrom("lead_deliveries").selectAll().where("lead_id", "=", lead.id).execute();
  const { words: _words, ...fields } = lead;
  print(leadAsText(fields, history, sent));
  return true;
}

/** Lists them for sales to ask; the stored numbers stay, as some are right. */
async function listDoubledPhones({ db }: OperatorDeps, print: Print): Promise<boolean> {
  const doubled = db
    .selectFrom("leads")
    .select(["id", "name", "company", "email", "phone"])
    .where("phone", "like", "+6262%");
  for (const { id, name, company, email, phone } of await doubled.orderBy("received_at", "desc").execute()) {
    const probable = probablePhone(phone);
    if (probable) print(`${phone}  probably ${probable}  ${id}  ${name}, ${company}, ${email}\n`);
  }
  return true;
}

async function move(id: string, to: string, deps: OperatorDeps, print: Print): Promise<boolean> {
  if (!isLeadState(to)) return fail(print, `States: ${leadStates.join(", ")}`);
  const lead = await findLead(deps.db, id);
  if (!lead) return fail(print, `No lead has the id ${id}`);
  const actor = { kind: "operator", name: userInfo().username } as const;
  const outcome = await changeLead(lead.id, lead.version, { state: to }, actor, deps);
  if (!outcome.ok || lead.state === to) return fail(print, `A lead that is ${lead.state} cannot become ${to}`);
  print(`${lead.company}: ${lead.state} -> ${to}\n`);
  return true;
}

function fail(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}

/** Returns the lead whose id is or begins with the given one (at least eight characters, in any case), if only one does. */
async function findLead(db: Database, idOrPrefix: string): Promise<Lead | undefined> {
  const id = idOrPrefix.toLowerCase();
  if (!/^[0-9a-f-]{8,36}$/.test(id)) return undefined;
  const found = await db
    .selectFrom("leads")
    .selectAll()
    // The number is one of the lead's words, which have an index.
    .where(sql<boolean>`words @@ ${`'${id.slice(0, 8)}'`}::tsquery`)
    .where((is) => is(is.cast<string>("id", "text"), "like", `${id}%`))
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
