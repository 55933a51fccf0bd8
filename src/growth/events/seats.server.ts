import { sql } from "kysely";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { defaultLocale } from "#text/locales.ts";
import { type AgendaEvent, eventNames, readEvent } from "./read-event.server.ts";
import { registrationTransition } from "./registration-states.ts";
import "./tables.server.ts";

/** The kind of change of which every instance is notified when the last seat is taken or one is free again. */
export const seatsChange = "event-seats";

interface Deps {
  jobs: Pick<Jobs, "send">;
  now: Date;
}

/**
 * Runs a change of an event's registrations while nobody else changes them, gives seats that are free afterwards to the
 * next of the queue, and notifies the pages when the event became full or has room again.
 */
export async function changeSeats<Result>(
  trx: Trx,
  event: AgendaEvent,
  deps: Deps,
  change: (hasRoom: boolean) => Promise<Result>,
): Promise<Result> {
  await sql`select pg_advisory_xact_lock(hashtext(${`event ${event.id}`}))`.execute(trx);
  const wasFull = await isFull(trx, event);
  const result = await change(!wasFull);
  await moveUp(trx, event, deps);
  if ((await isFull(trx, event)) !== wasFull) await notifyAdmin(trx, seatsChange, event.id);
  await notifyAdmin(trx, "events", event.id);
  return result;
}

/** Returns whether who signs up now has to wait: each seat is taken, or others wait already. */
async function isFull(db: Database | Trx, event: AgendaEvent): Promise<boolean> {
  return event.seats !== undefined && (await countOf(db, event.id)).free(event.seats) <= 0;
}

async function countOf(db: Database | Trx, event: string) {
  const { seat = 0, waiting = 0 } = (await countRegistrations(db, [event])).get(event) ?? {};
  return { seat, waiting, free: (seats: number) => seats - seat - waiting };
}

/** Returns how many have a seat and how many wait, by event. */
async function countRegistrations(
  db: Database | Trx,
  events: readonly string[],
): Promise<Map<string, { seat?: number; waiting?: number }>> {
  const counts = new Map<string, { seat?: number; waiting?: number }>();
  if (events.length === 0) return counts;
  const rows = await db
    .selectFrom("event_registrations")
    .select((eb) => ["event", "state", eb.fn.countAll<string>().as("count")])
    .where("event", "in", events)
    .where("state", "!=", "cancelled")
    .groupBy(["event", "state"])
    .execute();
  for (const { event, state, count } of rows) counts.set(event, { ...counts.get(event), [state]: Number(count) });
  return counts;
}

/** Gives free seats to those who wait, the earliest first, and enqueues the mails that tell them. */
async function moveUp(trx: Trx, { id, seats, ends }: AgendaEvent, { jobs, now }: Deps): Promise<void> {
  if (ends <= now) return;
  const { seat, waiting } = await countOf(trx, id);
  const free = seats === undefined ? waiting : Math.min(waiting, seats - seat);
  if (free <= 0) return;
  const next = await trx
    .selectFrom("event_registrations")
    .select("id")
    .where("event", "=", id)
    .where("state", "=", "waiting")
    .orderBy("registered_at")
    .orderBy("id")
    .limit(free)
    .execute();
  for (const { id: registration } of next) {
    await trx
      .updateTable("event_registrations")
      .set({ state: registrationTransition("waiting", "move_up")!, changed_at: now })
      .where("id", "=", registration)
      .execute();
    await jobs.send(trx, "event-mail", { registration, kind: "moved-up", at: now.toISOString() });
  }
}

/** Returns the names of the events that are full and not over, for the pages that say so before somebody signs up. */
export async function fullEvents(db: Database, now: Date): Promise<string[]> {
  const limited = eventNames()
    .map((name) => readEvent(name, defaultLocale)!)
    .filter(({ seats, ends }) => seats !== undefined && ends > now);
  const counts = await countRegistrations(
    db,
    limited.map(({ id }) => id),
  );
  return limited
    .filter(({ id, seats }) => seats! - (counts.get(id)?.seat ?? 0) - (counts.get(id)?.waiting ?? 0) <= 0)
    .map(({ id }) => id)
    .sort();
}
