import { sql } from "kysely";
import { deleteWithDependents } from "#infra/database/delete-with-dependents.server.ts";
import { notify } from "#infra/database/notify.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { publishedChannel } from "#publishing/published-words.server.ts";
import { demoIds } from "./demo-objects.server.ts";
import { demoEdition } from "./seed-visits.server.ts";

/** How much was removed. */
export interface Removed {
  users: number;
  leads: number;
  orders: number;
}

/** Removes what the seeds made, and whatever has been added to it since. The audit log stays, as always. */
export async function removeDemo(db: Database): Promise<Removed> {
  return db.transaction().execute((trx) =>
    withoutTriggers(trx, async () => {
      const users = await demoIds(trx, "users");
      const leads = await demoIds(trx, "leads");
      const orders = await trx
        .selectFrom("orders")
        .select(["id", "number"])
        .where("user_id", "in", [...users, ""])
        .execute();
      await returnVouchers(trx, users);
      await deleteReferences(trx, orders, users);
      await deleteWithDependents(
        trx,
        "orders",
        orders.map(({ id }) => id),
      );
      const subscriptions = await trx
        .selectFrom("subscriptions")
        .select("id")
        .where("user_id", "in", [...users, ""])
        .execute();
      await deleteWithDependents(
        trx,
        "subscriptions",
        subscriptions.map(({ id }) => id),
      );
      await deleteOffersAndFiles(trx);
      await deleteWithDependents(trx, "leads", leads);
      for (const table of ["subscribers", "experiments", "event_registrations"] as const)
        await deleteWithDependents(trx, table, await demoIds(trx, table));
      await deleteWords(trx);
      await deleteUnusedTerms(trx);
      await deleteFaults(trx);
      await deleteNotifications(trx, [...leads, ...orders.map(({ id }) => id)]);
      const companies = await companiesOf(trx, users);
      await deleteWithDependents(trx, "users", users);
      await countCompanies(trx, companies);
      await trx.deleteFrom("insight_days").where("edition", "=", demoEdition).execute();
      // The mark that the seeds ran stays: they do not run again on this database.
      await trx.deleteFrom("demo_objects").where("kind", "<>", "seed").execute();
      return { users: users.length, leads: leads.length, orders: orders.length };
    }),
  );
}

async function companiesOf(trx: Trx, users: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct company_key(company) as id from users where id = any(${users})`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Counts the people of companies again, as their trigger would have done. */
async function countCompanies(trx: Trx, ids: string[]): Promise<void> {
  await sql`delete from companies where id = any(${ids})`.execute(trx);
  await sql`
    insert into companies (id, name, people)
    select listed.id, min(company), count(*) from unnest(${ids}::text[]) as listed (id)
    join users on company_key(company) = listed.id and user_role = 'user' where listed.id <> '' group by 1`.execute(
    trx,
  );
}

/** Gives back what the orders hold or used of vouchers that stay. */
async function returnVouchers(trx: Trx, users: string[]): Promise<void> {
  await sql`
    update vouchers set used = vouchers.used - gone.used, held = vouchers.held - gone.held
    from (select voucher_id, count(*) filter (where state = 'used') as used, count(*) filter (where state = 'held') as held
      from voucher_holds where user_id = any(${users}) group by voucher_id) as gone
    where vouchers.id = gone.voucher_id`.execute(trx);
}

/** Deletes the sample batch with its codes, planned price, settlement file and requests about data; call after the orders. */
async function deleteOffersAndFiles(trx: Trx): Promise<void> {
  const batches = await demoIds(trx, "voucher_batches");
  await deleteWithDependents(trx, "vouchers", batches, "batch_id");
  for (const table of ["voucher_batches", "price_plans", "settlement_files", "rights_requests"] as const)
    await deleteWithDependents(trx, table, await demoIds(trx, table));
}

/** Deletes rows that name a person or an order without a foreign key. */
async function deleteReferences(trx: Trx, orders: { id: string; number: string }[], users: string[]): Promise<void> {
  const numbers = orders.map(({ number }) => number);
  const documents = sql`
    select number from invoices where order_id = any(${orders.map(({ id }) => id)}::uuid[])
    union all select number from credit_notes where order_id = any(${orders.map(({ id }) => id)}::uuid[])`;
  await sql`delete from document_pdfs where document in (${documents})
    or document like any(select number || '%' from (${documents}) as d (number))`.execute(trx);
  await sql`delete from payment_notifications where reference like any(
    select number || '%' from unnest(${numbers}::text[]) as number)`.execute(trx);
  await sql`delete from simulator_payments where reference like any(
    select number || '%' from unnest(${numbers}::text[]) as number)`.execute(trx);
  await sql`delete from billing_details where user_id = any(${users})`.execute(trx);
  await sql`delete from help_files where user_id = any(${users})`.execute(trx);
  await sql`delete from help_requests where user_id = any(${users})`.execute(trx);
}

/** Deletes the sample texts; where they were published, the shipped words are shown again. */
async function deleteWords(trx: Trx): Promise<void> {
  const publications = await demoIds(trx, "content_publications");
  await deleteWithDependents(trx, "content_publications", publications);
  await deleteWithDependents(trx, "content_versions", await demoIds(trx, "content_versions"));
  await sql`delete from content_documents where draft_id is null and published_id is null and not exists (
    select from content_versions as version
    where version.document = content_documents.document and version.locale = content_documents.locale)`.execute(trx);
  await sql`delete from content_bases where not exists (
    select from content_versions where base_digest = content_bases.digest)`.execute(trx);
  for (const id of publications) await notify(trx, publishedChannel, id);
}

/** Deletes the sample field and tags, but those that other requests have by now; call after the requests. */
async function deleteUnusedTerms(trx: Trx): Promise<void> {
  await sql`delete from lead_fields where id = any(${await demoIds(trx, "lead_fields")})
    and not exists (select from leads where own_values -> lead_fields.id is not null)`.execute(trx);
  await sql`delete from lead_tags where key = any(${await demoIds(trx, "lead_tags")})
    and not exists (select from leads where tags @> array[lead_tags.name])`.execute(trx);
}

/** Deletes the sample job that failed, the mail that was set aside, and the searches without a result. */
async function deleteFaults(trx: Trx): Promise<void> {
  await deleteWithDependents(trx, "mails_set_aside", await demoIds(trx, "mails_set_aside"));
  for (const id of await demoIds(trx, "search_misses")) {
    const [day, locale, query] = JSON.parse(id) as [string, string, string];
    await sql`delete from search_misses where day = ${day}::date and locale = ${locale} and query = ${query}`.execute(
      trx,
    );
  }
  const jobs = await demoIds(trx, "jobs");
  if (jobs.length > 0) await sql`delete from pgboss.job where id = any(${jobs}::uuid[])`.execute(trx);
}

/** Deletes what staff who stay were told about the samples: notifications name their objects without a foreign key. */
async function deleteNotifications(trx: Trx, objects: readonly string[]): Promise<void> {
  const marked = await trx.selectFrom("demo_objects").select("id").where("kind", "<>", "seed").execute();
  const ids = [...objects, ...marked.map(({ id }) => id)];
  await sql`delete from notifications where object_id = any(${ids})`.execute(trx);
}

/** Runs a step without the triggers that keep histories from being deleted and that notify open screens. */
async function withoutTriggers<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal and tgrelid <> 'audit_log'::regclass and tgenabled = 'O'
      and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(trx);
  const set = async (state: "disable" | "enable") => {
    for (const { table } of rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(trx);
  };
  await set("disable");
  const result = await step();
  await set("enable");
  return result;
}
