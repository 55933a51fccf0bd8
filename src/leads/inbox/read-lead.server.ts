import { sql } from "kysely";
import { leadIndustries } from "#catalogue/industries.ts";
import { leadProducts } from "#catalogue/products.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { given } from "../requests/contact-request.ts";
import { industryName, productName } from "../requests/display-names.server.ts";
import type { LeadChoices } from "./lead-contract.ts";
import type { Lead } from "./lead-list-request.server.ts";

const mostValues = 200;

/** Returns what the inbox can be narrowed to. */
export async function readChoices(db: Database, locale: Locale): Promise<LeadChoices> {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const [sources, campaigns] = await Promise.all([
    distinctValues(db, "utm_source"),
    distinctValues(db, "utm_campaign"),
  ]);
  return {
    products: leadProducts.map((id) => ({ id, name: capital(productName(id, locale)) })),
    industries: leadIndustries.map((id) => ({ id, name: capital(industryName(id, locale)) })),
    sources,
    campaigns,
  };
}

/** Returns the values of an indexed column; goes from one to the next in the index instead of reading every row. */
async function distinctValues(db: Database, column: "utm_source" | "utm_campaign"): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${name} as value from leads where ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from leads where ${name} > found.value order by ${name} limit 1)
      from found where found.value is not null
    )
    select value from found where value is not null limit ${mostValues}`.execute(db);
  return rows.map(({ value }) => value);
}

/** Days between two requests that may be the same one. */
const duplicateDays = 90;
const mostRelated = 20;

/** Returns a lead; undefined when there is none. */
export function readLead(db: Database, id: string): Promise<Lead | undefined> {
  return db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns what happened to a lead, oldest first, and what was sent about it. */
export async function readLeadHistory(db: Database, id: string) {
  const events = await db.selectFrom("lead_events").selectAll().where("lead_id", "=", id).orderBy("id").execute();
  const deliveries = await db
    .selectFrom("lead_deliveries")
    .select(["channel", "delivered_at"])
    .where("lead_id", "=", id)
    .orderBy("delivered_at")
    .execute();
  return { events, deliveries };
}

/** What tells whether two leads may be the same. */
export type ComparedLead = Pick<Lead, "id" | "email" | "phone" | "company" | "product" | "received_at">;

/** Returns leads that may be the same request: same e-mail address, phone, or company and product, within 90 days. */
export function findDuplicates(db: Database, lead: ComparedLead): Promise<Lead[]> {
  const distance = duplicateDays * 86_400_000;
  const around = (sign: 1 | -1) => new Date(lead.received_at.getTime() + sign * distance);
  return db
    .selectFrom("leads")
    .selectAll()
    .where((is) =>
      is.or([
        is(is.fn<string>("lower", ["email"]), "=", addressOf(lead)),
        is("phone", "=", given(lead.phone)),
        is.and([ofCompany(lead), is("product", "=", lead.product)]),
      ]),
    )
    .where("received_at", ">=", around(-1))
    .where("received_at", "<=", around(1))
    .where("id", "!=", lead.id)
    .where("state", "!=", "spam")
    .where("merged_into", "is", null)
    .orderBy("received_at", "desc")
    .limit(mostRelated)
    .execute();
}

/** Returns other requests of the same e-mail address or company, newest first. */
export function findRelated(db: Database, lead: Lead): Promise<Lead[]> {
  return db
    .selectFrom("leads")
    .selectAll()
    .where((is) => is.or([is(is.fn<string>("lower", ["email"]), "=", addressOf(lead)), ofCompany(lead)]))
    .where("id", "!=", lead.id)
    .where("merged_into", "is", null)
    .orderBy("received_at", "desc")
    .limit(mostRelated)
    .execute();
}

/** Returns the address as it is compared; null, which is equal to nothing, where none is known. */
const addressOf = ({ email }: Pick<Lead, "email">) => given(email)?.toLowerCase() ?? null;

/** Matches leads of one company: "PT. Maju Jaya, Tbk" and "maju jaya" are one company. */
const ofCompany = ({ company }: Pick<Lead, "company">) =>
  sql<boolean>`(company_key(company) = company_key(${company}) and company_key(${company}) <> '')`;
