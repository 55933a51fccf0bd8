import { eraseAccount, hasUnsettled } from "#accounts/person/personal-data.server.ts";
import { eraseForms } from "#accounts/rights/rights-forms.server.ts";
import { fulfilRequests } from "#accounts/rights/rights-requests.server.ts";
import type { ErasedPersonView } from "#accounts/rights/rights-view.ts";
import { isStaff } from "#accounts/staff/permissions.ts";
import { eraseRegistrations } from "#growth/events/registrations.server.ts";
import { eraseSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import { actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { eraseOrderAddress } from "#shop/orders/personal-orders.server.ts";
import { findUser } from "./find-user.ts";
import type { PersonChange } from "./person-deps.ts";
import { shopDataSource } from "./shop-data-source.ts";

type Erased = ({ ok: true } & ErasedPersonView) | { ok: false; code: "staff_account" | "money_open" };

/**
 * Erases requests, newsletter and account of an address, and the address in the orders of other accounts. What tax law
 * requires stays, without contact data. Staff are customers again before they are erased, and money that is the
 * customer's is settled before: nobody could be asked for a bank account afterwards.
 */
export async function erasePerson(email: string, deps: PersonChange): Promise<Erased> {
  const { db, jobs, now, shop, actor, secret } = deps;
  const user = await findUser(db, email);
  if (user && isStaff(user.user_role)) return { ok: false, code: "staff_account" };
  return db.transaction().execute(async (trx) => {
    if (user && (await hasUnsettled(trx, [shopDataSource(shop)], user.id))) return { ok: false, code: "money_open" };
    const contact_requests = await countRequests(trx, email);
    const kept_invoices = user ? await countInvoices(trx, user.id) : 0;
    await eraseLeads(trx, email);
    await eraseSubscription(trx, email);
    await eraseForms(trx, email);
    await eraseRegistrations(trx, email, { jobs, now: now() });
    if (user) await eraseAccount({ trx, jobs }, [shopDataSource(shop)], user.id);
    await eraseOrderAddress(trx, email);
    const about = { kind: "erase", email, by: actorName(actor) } as const;
    const [request] = await fulfilRequests(trx, about, { now: now(), secret });
    const erased = { account: user !== undefined, contact_requests, kept_invoices };
    const object = { kind: "people", id: request!.id };
    await recordChange(trx, actor, now(), { action: "people.erased", object, after: erased });
    return { ok: true, ...erased };
  });
}

async function countRequests(trx: Trx, email: string): Promise<number> {
  const { count } = await trx
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countInvoices(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("orders.user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
