import { insertConsents, readConsents } from "#accounts/person/consents.server.ts";
import {
  eraseAccount,
  exportPerson,
  hasUnsettled,
  type PersonalDataSource,
} from "#accounts/person/personal-data.server.ts";
import { findUser } from "#accounts/person/user.server.ts";
import type { ErasedPersonView, FoundPersonView, WithdrawnView } from "#accounts/rights/rights-contract.ts";
import { eraseForms, formsOf } from "#accounts/rights/rights-forms.server.ts";
import { fulfilRequests, requestsOf } from "#accounts/rights/rights-requests.server.ts";
import { isStaff } from "#accounts/staff/permissions.ts";
import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import { eraseRegistrations, registrationsOf } from "#growth/events/registrations.server.ts";
import { eraseSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { writingSource } from "#leads/conversation/own-writing.server.ts";
import { collectLeads, eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { notificationSource } from "#notifications/read-notifications.server.ts";
import { hasOpenMoney } from "#shop/orders/open-money.server.ts";
import { closeCustomerAccount, collectShopData, eraseOrderAddress } from "#shop/orders/personal-orders.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { taskSource } from "#tasks/task-data.server.ts";
import { withdrawConsentToNews } from "./news-consent.server.ts";
import { viewRequest } from "./person-requests.server.ts";

/** What the rights of people need: the desk of the back office and the operator's command use the same functions. */
interface PersonDeps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
  shop: Shop;
  /** Keys the hashes of addresses. */
  secret: string;
}

export interface PersonChange extends PersonDeps {
  actor: Actor;
}

/** Returns what the rights of people need, from what all calls have. */
export function personDeps({ config, ...deps }: Omit<PersonDeps, "secret"> & { config: Config }): PersonDeps {
  const { db, jobs, now, shop } = deps;
  return { db, jobs, now, shop, secret: readAuthSecret(config) };
}

/** Returns how the shop exports and erases a person's data. */
export function shopDataSource(shop: Shop): PersonalDataSource {
  return {
    name: "shop",
    collect: (db, person) => collectShopData(db, person.id),
    erase: (trx, person) => closeCustomerAccount({ ...shop, trx }, person.id),
    hasUnsettled: hasOpenMoney,
  };
}

/** Returns what is stored about an address, in numbers. */
export async function findPerson(email: string, { db, now, secret }: PersonDeps): Promise<FoundPersonView> {
  const user = await findUser(db, { email });
  const { requests, other_mails, newsletter } = await collectLeads(db, email);
  const [orders, consents, rights, registrations] = await Promise.all([
    db
      .selectFrom("orders")
      .leftJoin("invoices", "invoices.order_id", "orders.id")
      .select((eb) => [eb.fn.countAll<string>().as("orders"), eb.fn.count<string>("invoices.number").as("invoices")])
      .where((eb) =>
        eb.or([
          eb("user_id", "=", user?.id ?? ""),
          eb.and([eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()), eb("email", "!=", "")]),
        ]),
      )
      .executeTakeFirstOrThrow(),
    user ? readConsents(db, user.id) : undefined,
    requestsOf(db, email, secret),
    registrationsOf(db, email),
  ]);
  return {
    email,
    account: user ? { id: user.id, role: user.user_role, created_at: user.created_at.toISOString() } : null,
    contact_requests: requests.filter(({ kind }) => kind !== "api-marketplace").length,
    api_requests: requests.filter(({ kind }) => kind === "api-marketplace").length,
    event_registrations: registrations.length,
    newsletter: newsletter[0]?.state ?? null,
    orders: Number(orders.orders),
    invoices: Number(orders.invoices),
    conversation: requests.reduce(
      (count, { notes, mails, reminders }) => count + notes.length + mails.length + reminders.length,
      other_mails.length,
    ),
    consent_to_news:
      consents?.current.marketing === true ||
      requests.some(({ marketing_consent }) => marketing_consent) ||
      newsletter.some(({ state }) => state !== "ended"),
    requests: rights.map((row) => viewRequest(row, now())),
  };
}

/** Returns everything stored about an address, with an account or without. The caller has checked who requests it. */
export async function collectPerson(email: string, deps: PersonDeps) {
  const user = await findUser(deps.db, { email });
  const leads = await collectLeads(deps.db, email);
  return {
    exported_at: deps.now(),
    email,
    account: user
      ? await exportPerson(deps, [taskSource, shopDataSource(deps.shop), notificationSource, writingSource], {
          user,
          sessionId: "",
        })
      : null,
    ...leads,
    request_history: await historyOf(
      deps.db,
      leads.requests.map(({ id }) => id),
    ),
    orders_with_this_address: await ordersWithAddress(deps.db, email, user?.id),
    sent_mails: await mailsOf(deps.db, email, user?.id),
    event_registrations: await registrationsOf(deps.db, email),
    rights_forms: await formsOf(deps.db, email),
    rights_requests: (await requestsOf(deps.db, email, deps.secret)).map(({ kind, state, received_at, done_at }) => ({
      kind,
      state,
      received_at,
      done_at,
    })),
  };
}

/** Collects everything about an address, records that it was handed over, and fulfils the request for access. */
export async function handOverPerson(email: string, deps: PersonChange) {
  const person = await collectPerson(email, deps);
  await deps.db.transaction().execute(async (trx) => {
    const about = { kind: "access", email, by: actorName(deps.actor) } as const;
    const [request] = await fulfilRequests(trx, about, { now: deps.now(), secret: deps.secret });
    await recordChange(trx, deps.actor, deps.now(), {
      action: "people.exported",
      object: { kind: "people", id: request!.id },
      after: { account: person.account !== null, requests: person.requests.length },
    });
  });
  return person;
}

/** Returns what happened to requests, without the names of those who did it. */
async function historyOf(db: Database, leads: readonly string[]) {
  if (leads.length === 0) return [];
  return db
    .selectFrom("lead_events")
    .select(["lead_id", "at", "kind"])
    .where("lead_id", "in", leads)
    .orderBy("id")
    .execute();
}

/** Returns orders of other accounts that carry the address: their owner has changed it since. */
async function ordersWithAddress(db: Database, email: string, owner: string | undefined) {
  let query = db
    .selectFrom("orders")
    .select(["number", "state", "package_name", "total", "placed_at"])
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .where("email", "!=", "")
    .orderBy("placed_at");
  if (owner) query = query.where("user_id", "!=", owner);
  return query.execute();
}

async function mailsOf(db: Database, email: string, owner: string | undefined) {
  const leads = db
    .selectFrom("leads")
    .select("id")
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase());
  return db
    .selectFrom("sent_mails")
    .select(["at", "kind"])
    .where("audience", "=", "customer")
    .where((eb) => eb.or([eb("user_id", "=", owner ?? ""), eb("lead_id", "in", leads)]))
    .orderBy("at")
    .execute();
}

type Erased = ({ ok: true } & ErasedPersonView) | { ok: false; code: "staff_account" | "money_open" };

/**
 * Erases requests, newsletter and account of an address, and the address in the orders of other accounts. What tax law
 * requires stays, without contact data. Staff are customers again before they are erased, and money that is the
 * customer's is settled before: nobody could be asked for a bank account afterwards.
 */
export async function erasePerson(email: string, deps: PersonChange): Promise<Erased> {
  const { db, jobs, now, shop, actor, secret } = deps;
  const user = await findUser(db, { email });
  if (user && isStaff(user.user_role)) return { ok: false, code: "staff_account" };
  return db.transaction().execute(async (trx) => {
    if (user && (await hasUnsettled(trx, [shopDataSource(shop)], user.id))) return { ok: false, code: "money_open" };
    const contact_requests = await countRequests(trx, email);
    const kept_invoices = user ? await countInvoices(trx, user.id) : 0;
    await eraseLeads(trx, email);
    await eraseSubscription(trx, email);
    await eraseForms(trx, email);
    await eraseRegistrations(trx, email, { jobs, now: now() });
    if (user) await eraseAccount({ trx, jobs }, [taskSource, shopDataSource(shop)], user.id);
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

/** Withdraws every consent to news that was given with this address; returns where there was one. */
export async function withdrawNewsOf(email: string, deps: PersonChange): Promise<WithdrawnView> {
  const { db, now, actor, secret } = deps;
  const user = await findUser(db, { email });
  const account = user !== undefined && (await readConsents(db, user.id)).current.marketing === true;
  return db.transaction().execute(async (trx) => {
    const by = actor.kind === "operator" ? "operator" : actorName(actor);
    const withdrawn = { ...(await withdrawConsentToNews(trx, email, by, now())), account };
    if (user && account) {
      const text = {
        version: privacyVersion(user.locale),
        text_hash: consentTextHash("account-marketing", user.locale),
      };
      const consent = { purpose: "marketing", granted: false, locale: user.locale, at: now(), ...text } as const;
      await insertConsents(trx, user.id, [consent]);
    }
    const about = { kind: "withdraw", email, by: actorName(actor) } as const;
    const [request] = await fulfilRequests(trx, about, { now: now(), secret });
    const object = { kind: "people", id: request!.id };
    await recordChange(trx, actor, now(), { action: "people.withdrawn", object, after: withdrawn });
    return withdrawn;
  });
}
