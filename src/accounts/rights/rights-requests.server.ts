import "../tables.server.ts";
import { createHmac, randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { endTurns } from "#notifications/notify-staff.server.ts";
import type { RightsRequestTable } from "../tables.server.ts";
import {
  canBeReceivedAt,
  type RightsEvent,
  type RightsKind,
  type RightsState,
  rightsDueAt,
  rightsTransition,
} from "./rights-states.ts";

export type RightsRequest = Selectable<RightsRequestTable>;

/** Returns the hash under which requests of an address are stored; without the secret no address can be tried. */
export function hashEmail(email: string, secret: string): string {
  return createHmac("sha256", secret).update(`rights ${email.trim().toLowerCase()}`).digest("base64url");
}

interface NewRequest {
  kind: RightsKind;
  email: string;
  receivedAt: Date;
  note: string;
  by: string;
}

type Recorded = { ok: true; request: RightsRequest } | { ok: false; code: "received_at_invalid" };

/** Records a request of a person; its clock begins when it was received. */
export async function recordRequest(
  trx: Trx,
  { kind, email, receivedAt, note, by }: NewRequest,
  { now, secret }: { now: Date; secret: string },
): Promise<Recorded> {
  if (!canBeReceivedAt(receivedAt, now)) return { ok: false, code: "received_at_invalid" };
  const request = await trx
    .insertInto("rights_requests")
    .values({
      id: randomUUID(),
      kind,
      state: "open",
      email_hash: hashEmail(email, secret),
      masked_email: maskEmail(email.trim().toLowerCase()),
      note,
      received_at: receivedAt,
      due_at: rightsDueAt(receivedAt),
      recorded_by: by,
      done_at: null,
      done_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ok: true, request };
}

export function findRequest(db: Database, id: string): Promise<RightsRequest | undefined> {
  return db.selectFrom("rights_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns a request, locked until the transaction ends. */
export function lockRequest(trx: Trx, id: string): Promise<RightsRequest | undefined> {
  return trx.selectFrom("rights_requests").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Moves a request by an event of its table; undefined when its state does not allow it. */
export async function moveRequest(
  trx: Trx,
  request: Pick<RightsRequest, "id" | "state" | "note">,
  event: RightsEvent,
  { by, at, note }: { by: string; at: Date; note?: string | undefined },
): Promise<RightsRequest | undefined> {
  const state = rightsTransition(request.state, event);
  if (!state) return undefined;
  const ended = state !== "open";
  await endForms(trx, [request.id], ended ? at : null);
  return trx
    .updateTable("rights_requests")
    .set({ state, done_at: ended ? at : null, done_by: ended ? by : null, note: note || request.note })
    .where("id", "=", request.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Notes when requests ended: they are nobody's turn any more, and the forms by which they came are kept for a while longer
 * from then on.
 */
async function endForms(trx: Trx, requests: readonly string[], at: Date | null): Promise<void> {
  if (requests.length === 0) return;
  await trx.updateTable("rights_forms").set({ ended_at: at }).where("request_id", "in", requests).execute();
  if (at) for (const id of requests) await endTurns(trx, ["rights_request"], id, at);
}

/**
 * Fulfils the open requests of one kind and address, after what they ask for was done. Without one, the request is
 * recorded as received and fulfilled now: what was done for a person always has a row.
 */
export async function fulfilRequests(
  trx: Trx,
  { kind, email, by }: { kind: RightsKind; email: string; by: string },
  { now, secret }: { now: Date; secret: string },
): Promise<RightsRequest[]> {
  const done = await trx
    .updateTable("rights_requests")
    .set({ state: "done", done_at: now, done_by: by })
    .where("email_hash", "=", hashEmail(email, secret))
    .where("kind", "=", kind)
    .where("state", "=", "open")
    .returningAll()
    .execute();
  await endForms(
    trx,
    done.map(({ id }) => id),
    now,
  );
  if (done.length > 0) return done;
  const recorded = await recordRequest(trx, { kind, email, receivedAt: now, note: "", by }, { now, secret });
  if (!recorded.ok) throw new Error(recorded.code);
  return [(await moveRequest(trx, recorded.request, "fulfil", { by, at: now }))!];
}

/** Returns the requests of an address, newest first. */
export function requestsOf(db: Database, email: string, secret: string): Promise<RightsRequest[]> {
  return db
    .selectFrom("rights_requests")
    .selectAll()
    .where("email_hash", "=", hashEmail(email, secret))
    .orderBy("received_at", "desc")
    .limit(100)
    .execute();
}

/** Returns requests: the open ones by the end of their time, all others by when they were received, newest first. */
export function listRequests(
  db: Database,
  { state, ...paging }: Paging & { state: RightsState | "all" },
): Promise<Page<RightsRequest>> {
  let query = db.selectFrom("rights_requests").selectAll();
  if (state !== "all") query = query.where("state", "=", state);
  return state === "open"
    ? page(
        query,
        [
          ["due_at", "asc", "moment"],
          ["id", "asc", "uuid"],
        ],
        paging,
      )
    : page(
        query,
        [
          ["received_at", "desc", "moment"],
          ["id", "desc", "uuid"],
        ],
        paging,
      );
}

/** Counts the open requests by the time that is left of their 3 x 24 hours; `dueSoon`: less than one day. */
export async function countRights(db: Database, now: Date) {
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
  const { rows } = await sql<{ open: number; overdue: number; dueSoon: number }>`
    select count(*)::int as open, (count(*) filter (where due_at < ${now}))::int as overdue,
      (count(*) filter (where due_at >= ${now} and due_at < ${tomorrow}))::int as "dueSoon"
    from rights_requests where state = 'open'`.execute(db);
  return rows[0]!;
}

/** Returns an address masked so that only who knows it recognizes it: `s•••i@c•••.id`. */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@", 2);
  const [ending] = domain.match(/\.[^.]+$/) ?? [""];
  return `${maskWord(local)}@${domain.charAt(0)}•••${ending}`;
}

function maskWord(word: string): string {
  const letters = [...word];
  return `${letters[0] ?? ""}•••${letters.length > 2 ? letters.at(-1) : ""}`;
}
