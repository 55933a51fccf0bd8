import { sql } from "kysely";
import { presentName, storedNames } from "#content/read-entry.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { defaultLocale } from "#text/locales.ts";
import { placeOfEvent } from "./calendar-entry.ts";
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
 * next of the queue, tells those who are signed up when editors moved the event, and notifies the pages when it became full
 * or has room again. Registrations under a former name of the event are counted too: they get its present name first.
 */
export async function changeSeats<Result>(
  trx: Trx,
  event: AgendaEvent,
  deps: Deps,
  change: (hasRoom: boolean) => Promise<Result>,
): Promise<Result> {
  await sql`select pg_advisory_xact_lock(hashtext(${`event ${event.id}`}))`.execute(trx);
  const isFollowed = await follow(trx, event);
  const before = await countOf(trx, event);
  const wasFull = isFull(event.seats, before);
  const result = await change(!wasFull);
  const after = await countOf(trx, event);
  const moved = await moveUp(trx, event, after, deps);
  await announce(trx, event, deps);
  // Who moves up takes the seat that they waited for, so that the event is as full as before.
  if (isFull(event.seats, after) !== wasFull) await notifyAdmin(trx, seatsChange, event.id);
  if (isFollowed || moved > 0 || isChanged(before, after)) await notifyAdmin(trx, "events", event.id);
  return result;
}

/** Writes the event's present name and end; who is signed up under both names keeps the newer one. */
async function follow(trx: Trx, { id, ends }: AgendaEvent): Promise<boolean> {
  let followed = 0;
  for (const name of storedNames("events", id).slice(1)) {
    const { rows } = await sql`
      update event_registrations former set event = ${id} where event = ${name} and not exists (
        select from event_registrations own where own.event = ${id} and lower(own.email) = lower(former.email)
      ) returning id`.execute(trx);
    followed += rows.length;
  }
  const moved = await trx
    .updateTable("event_registrations")
    .set({ ends_at: ends })
    .where("event", "=", id)
    .where("ends_at", "!=", ends)
    .executeTakeFirst();
  return followed + Number(moved.numUpdatedRows) > 0;
}

export interface RegistrationCounts {
  seat: number;
  waiting: number;
  cancelled: number;
  /** Those with a seat who came. */
  checked_in: number;
}

const none: RegistrationCounts = { seat: 0, waiting: 0, cancelled: 0, checked_in: 0 };

/** Returns whether who signs up now has to wait: each seat is taken, or others wait already. */
function isFull(seats: number | undefined, { seat, waiting }: RegistrationCounts = none): boolean {
  return seats !== undefined && seats - seat - waiting <= 0;
}

/** Returns whether a registration was added, deleted or got another state. */
const isChanged = (one: RegistrationCounts, other: RegistrationCounts) =>
  one.seat !== other.seat || one.waiting !== other.waiting || one.cancelled !== other.cancelled;

const countOf = async (trx: Trx, { id }: AgendaEvent) => (await countRegistrations(trx, [id])).get(id) ?? none;

/** Returns how many registrations of each state there are, by the present name of their event; of all without `events`. */
export async function countRegistrations(
  db: Database | Trx,
  events?: readonly string[],
): Promise<Map<string, RegistrationCounts>> {
  const counts = new Map<string, RegistrationCounts>();
  const names = events?.flatMap((event) => storedNames("events", event));
  if (names?.length === 0) return counts;
  const { rows } = await sql<RegistrationCounts & { event: string }>`
    select event, (count(*) filter (where state = 'seat'))::int as seat,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'cancelled'))::int as cancelled,
      (count(*) filter (where state = 'seat' and checked_in_at is not null))::int as checked_in
    from event_registrations ${names ? sql`where event in (${sql.join(names)})` : sql``} group by event`.execute(db);
  for (const { event, ...row } of rows) {
    const name = presentName("events", event) ?? event;
    const known = counts.get(name) ?? none;
    counts.set(name, {
      seat: known.seat + row.seat,
      waiting: known.waiting + row.waiting,
      cancelled: known.cancelled + row.cancelled,
      checked_in: known.checked_in + row.checked_in,
    });
  }
  return counts;
}

/** Gives free seats to those who wait, the earliest first, and enqueues the mails that tell them; returns how many. */
async function moveUp(
  trx: Trx,
  event: AgendaEvent,
  { seat, waiting }: RegistrationCounts,
  { jobs, now }: Deps,
): Promise<number> {
  const { id, seats, ends } = event;
  const free = seats === undefined ? waiting : Math.min(waiting, seats - seat);
  if (ends <= now || free <= 0) return 0;
  const moved = await trx
    .updateTable("event_registrations")
    .set({
      state: registrationTransition("waiting", "move_up")!,
      changed_at: now,
      announced: announcementOf(event),
    })
    .where("id", "in", (of) =>
      of
        .selectFrom("event_registrations")
        .select("id")
        .where("event", "=", id)
        .where("state", "=", "waiting")
        .orderBy("registered_at")
        .orderBy("id")
        .limit(free),
    )
    .returning("id")
    .execute();
  for (const { id: registration } of moved)
    await jobs.send(trx, "event-mail", { registration, kind: "moved-up", at: now.toISOString() });
  return moved.length;
}

/** Returns when and where an event is, in Indonesian, to be compared with what a person was told. */
export function announcementOf({ starts, ends, words }: AgendaEvent): string {
  const { address = "", meeting = "" } = words;
  return JSON.stringify([starts, ends, placeOfEvent(words), address, meeting]);
}

/**
 * Enqueues the mail to everybody with a seat or in the queue who was told another time or place. A link to join that is
 * there for the first time comes with the reminder; another one in its place is told at once.
 */
async function announce(trx: Trx, event: AgendaEvent, { jobs, now }: Deps): Promise<void> {
  if (event.ends <= now) return;
  const announced = announcementOf(event);
  const outdated = await trx
    .selectFrom("event_registrations")
    .select(["id", "announced"])
    .where("event", "=", event.id)
    .where("state", "!=", "cancelled")
    .where((eb) => eb.or([eb("announced", "is", null), eb("announced", "!=", announced)]))
    .execute();
  if (outdated.length === 0) return;
  await trx
    .updateTable("event_registrations")
    .set({ announced })
    .where("event", "=", event.id)
    .where("state", "!=", "cancelled")
    .execute();
  for (const { id: registration, announced: told } of outdated)
    if (told !== null && isMoved(told, announced))
      await jobs.send(trx, "event-mail", { registration, kind: "changed", at: now.toISOString() });
}

function isMoved(told: string, announced: string): boolean {
  const [before, after]: string[][] = [JSON.parse(told), JSON.parse(announced)];
  return before!.some((part, index) => part !== after![index] && !(index === 4 && part === ""));
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
    .filter(({ id, seats }) => isFull(seats, counts.get(id)))
    .map(({ id }) => id)
    .sort();
}
