import { sql } from "kysely";
import { leadIndustries } from "#catalogue/industries.ts";
import { leadProducts } from "#catalogue/products.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { industryName, productName } from "../requests/display-names.server.ts";
import type { LeadChoices } from "./choices-view.ts";

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
