import { type RawBuilder, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { hasWords } from "#infra/database/word-search.server.ts";
import type { SearchTerms } from "./order-query.ts";

/** Up to this many found orders are sorted; of more, the newest are soon met in the list itself. */
const mostSorted = 4000;

const likePrefix = (text: string) => `${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Returns whether a text can only be a number: one with digits is nobody's name or address. */
const meansNumber = ({ numberPrefix = "" }: Pick<SearchTerms, "numberPrefix">) => /\d/.test(numberPrefix);

/** @param people the ids of accounts whose name or company was searched for */
export type OrderSearch = SearchTerms & { people: readonly string[] };

/** Returns one query for each way in which the text may be meant; each is answered by an index of its own. */
function searches(search: OrderSearch): RawBuilder<unknown>[] {
  const { numberPrefix, serial, vaPrefix, emailPrefix, words, people } = search;
  const queries: RawBuilder<unknown>[] = [];
  const isNumber = meansNumber({ numberPrefix });
  if (!isNumber) queries.push(sql`select id from orders where lower(email) like ${likePrefix(emailPrefix)}`);
  if (!isNumber && words !== "")
    queries.push(sql`select id from orders where ${hasWords(sql`to_tsvector('simple', buyer ->> 'name')`, search)}`);
  if (people.length > 0) queries.push(sql`select id from orders where user_id = any(${people}::text[])`);
  if (serial) queries.push(sql`select id from orders where split_part(number, '-', 3) = ${serial}`);
  if (numberPrefix) {
    queries.push(sql`select id from orders where number like ${likePrefix(numberPrefix)}`);
    queries.push(sql`select order_id as id from invoices where number like ${likePrefix(numberPrefix)}`);
  }
  if (vaPrefix) {
    const prefix = likePrefix(vaPrefix);
    queries.push(sql`select order_id as id from payments where instructions ->> 'va_number' like ${prefix}`);
    queries.push(sql`select order_id as id from payments where instructions ->> 'bill_key' like ${prefix}`);
  }
  return queries;
}

/** Returns the ids of all orders that a search finds, or null when they are too many to be sorted. */
export async function findOrderIds(db: Database, search: OrderSearch): Promise<string[] | null> {
  const limited = searches(search).map((query) => sql`(${query} limit ${sql.lit(mostSorted + 1)})`);
  const { rows } = await sql<{ id: string }>`
    select distinct id from (${sql.join(limited, sql` union all `)}) as found limit ${sql.lit(mostSorted + 1)}`.execute(
    db,
  );
  return rows.length > mostSorted ? null : rows.map(({ id }) => id);
}

/**
 * Returns the same search as a condition on one order. It is wrapped so that no index serves it: the list is read in its
 * own sequence until a page is full.
 */
export function matchesSearch(search: OrderSearch): RawBuilder<boolean> {
  const { numberPrefix, serial, vaPrefix, emailPrefix, words, people } = search;
  const conditions: RawBuilder<boolean>[] = [];
  const isNumber = meansNumber({ numberPrefix });
  if (!isNumber) conditions.push(sql`lower(orders.email) like ${likePrefix(emailPrefix)}`);
  if (!isNumber && words !== "") conditions.push(hasWords(sql`to_tsvector('simple', orders.buyer ->> 'name')`, search));
  if (people.length > 0) conditions.push(sql`orders.user_id = any(${people}::text[])`);
  if (serial) conditions.push(sql`split_part(orders.number, '-', 3) = ${serial}`);
  if (numberPrefix) conditions.push(sql`orders.number like ${likePrefix(numberPrefix)}`);
  if (numberPrefix)
    conditions.push(
      sql`exists (select from invoices where order_id = orders.id and number like ${likePrefix(numberPrefix)})`,
    );
  if (vaPrefix)
    conditions.push(
      sql`exists (select from payments where order_id = orders.id
        and (instructions ->> 'va_number' like ${likePrefix(vaPrefix)} or instructions ->> 'bill_key' like ${likePrefix(vaPrefix)}))`,
    );
  return sql<boolean>`coalesce(${sql.join(conditions, sql` or `)}, false)`;
}
