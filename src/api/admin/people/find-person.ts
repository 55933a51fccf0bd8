import { readConsents } from "#accounts/person/consents.server.ts";
import { requestsOf } from "#accounts/rights/rights-requests.server.ts";
import type { FoundPersonView } from "#accounts/rights/rights-view.ts";
import { registrationsOf } from "#growth/events/registrations.server.ts";
import { collectLeads } from "#leads/privacy/personal-data.server.ts";
import { findUser } from "./find-user.ts";
import type { PersonDeps } from "./person-deps.ts";
import { viewRequest } from "./view-request.ts";

/** Returns what is stored about an address, in numbers. */
export async function findPerson(email: string, { db, now, secret }: PersonDeps): Promise<FoundPersonView> {
  const user = await findUser(db, email);
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
