import type { OpenedRightsRequestView, RightsRequestView } from "#accounts/rights/rights-contract.ts";
import { formOfRequest } from "#accounts/rights/rights-forms.server.ts";
import {
  findRequest,
  hashEmail,
  listRequests,
  lockRequest,
  moveRequest,
  type RightsRequest,
  recordRequest,
} from "#accounts/rights/rights-requests.server.ts";
import type { RightsEvent, RightsKind } from "#accounts/rights/rights-states.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";

interface RequestDeps {
  db: Database;
  now: () => Date;
}

/** Who changes a request, and what keys the hashes of addresses. */
interface RequestChange extends RequestDeps {
  actor: Actor;
  secret: string;
}

/** Returns a request as the desk shows it: without the hash of the address. */
export function viewRequest({ email_hash: _, ...row }: RightsRequest, now: Date): RightsRequestView {
  return {
    ...row,
    received_at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    overdue: row.state === "open" && row.due_at < now,
  };
}

/** Returns one page of requests: open ones by the end of their time, others by when they were received. */
export async function listPersonRequests({ db, now }: RequestDeps, query: Parameters<typeof listRequests>[1]) {
  const { rows, next } = await listRequests(db, query);
  return { rows: rows.map((row) => viewRequest(row, now())), next };
}

/** Returns a request with what its person wrote in the form of the site; undefined when there is none. */
export async function readPersonRequest(
  { db, now }: RequestDeps,
  id: string,
): Promise<OpenedRightsRequestView | undefined> {
  const row = await findRequest(db, id);
  if (!row) return undefined;
  const form = await formOfRequest(db, row.id);
  const shown = form ? { name: form.name, email: form.email, details: form.details } : null;
  return { ...viewRequest(row, now()), form: shown };
}

/** Records a request of a person with its audit row; one that was received in the future is refused. */
export async function recordPersonRequest(
  { db, now, actor, secret }: RequestChange,
  { kind, email, receivedAt, note }: { kind: RightsKind; email: string; receivedAt: Date; note: string },
) {
  return db.transaction().execute(async (trx) => {
    const request = { kind, email, receivedAt, note, by: actorName(actor) };
    const result = await recordRequest(trx, request, { now: now(), secret });
    if (!result.ok) return result;
    const { id, received_at, due_at } = result.request;
    const object = { kind: "people", id };
    const after = { kind, received_at, due_at };
    await recordChange(trx, actor, now(), { action: "people.request_recorded", object, after });
    await notifyStaff(trx, "rights_request", { object: id, params: {}, by: actor, at: now() });
    return { ok: true as const, request: viewRequest(result.request, now()) };
  });
}

type Moved =
  | { ok: true; request: RightsRequestView }
  | { ok: false; code: "not_found" }
  | { ok: false; code: "stale_version" | "request_closed"; current: RightsRequestView };

/** Fulfils, refuses or reopens a request with its audit row. */
export async function movePersonRequest(
  { db, now, actor }: RequestChange,
  id: string,
  { event, note, version }: { event: RightsEvent; note?: string | undefined; version: number },
): Promise<Moved> {
  return db.transaction().execute(async (trx): Promise<Moved> => {
    const row = await lockRequest(trx, id);
    if (!row) return { ok: false, code: "not_found" };
    const current = viewRequest(row, now());
    if (row.version !== version) return { ok: false, code: "stale_version", current };
    const next = await moveRequest(trx, row, event, { by: actorName(actor), at: now(), note });
    if (!next) return { ok: false, code: "request_closed", current };
    await recordChange(trx, actor, now(), {
      action: `people.request_${next.state}`,
      object: { kind: "people", id: row.id },
      before: { state: row.state },
      after: { state: next.state },
      ...(note ? { reason: note } : {}),
    });
    return { ok: true, request: viewRequest(next, now()) };
  });
}

/** Returns whether a request is about an address; undefined when there is no such request. */
export async function isRequestOf(
  { db, secret }: Pick<RequestChange, "db" | "secret">,
  request: string,
  email: string,
) {
  const row = await findRequest(db, request);
  return row && row.email_hash === hashEmail(email, secret);
}
