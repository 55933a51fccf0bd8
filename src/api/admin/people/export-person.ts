import { exportPerson } from "#accounts/person/personal-data.server.ts";
import { formsOf } from "#accounts/rights/rights-forms.server.ts";
import { fulfilRequests, requestsOf } from "#accounts/rights/rights-requests.server.ts";
import { registrationsOf } from "#growth/events/registrations.server.ts";
import { actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { collectLeads } from "#leads/privacy/personal-data.server.ts";
import { findUser } from "./find-user.ts";
import type { PersonChange, PersonDeps } from "./person-deps.ts";
import { shopDataSource } from "./shop-data-source.ts";

/** Returns everything stored about an address, with an account or without. The caller has checked who requests it. */
export async function collectPerson(email: string, deps: PersonDeps) {
  const user = await findUser(deps.db, email);
  const leads = await collectLeads(deps.db, email);
  return {
    exported_at: deps.now(),
    email,
    account: user ? await exportPerson(deps, [shopDataSource(deps.shop)], { user, sessionId: "" }) : null,
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
