import { type Selectable, sql } from "kysely";
import { storedNames } from "#content/read-entry.server.ts";
import { type Page, type Paging, page, pages } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { EventRow, RegistrationRow } from "./event-contract.ts";
import { type AgendaEvent, eventNames, readEvent } from "./read-event.server.ts";
import type { RegistrationState } from "./registration-states.ts";
import { countRegistrations, type RegistrationCounts } from "./seats.server.ts";
import type { EventRegistrationTable } from "./tables.server.ts";
import "./tables.server.ts";

/** Returns every published event with how many signed up, the latest first. */
export async function listEvents(db: Database, locale: Locale): Promise<EventRow[]> {
  const events = eventNames().map((name) => readEvent(name, locale)!);
  const counts = await countRegistrations(db);
  return events
    .sort((one, other) => other.starts.getTime() - one.starts.getTime())
    .map((event) => viewEvent(event, counts.get(event.id)));
}

/** Returns a published event with how many signed up; undefined when there is none of the name. */
export async function findEvent(db: Database, name: string, locale: Locale): Promise<EventRow | undefined> {
  const event = readEvent(name, locale);
  return event && viewEvent(event, (await countRegistrations(db, [event.id])).get(event.id));
}

function viewEvent({ id, words, starts, ends, seats }: AgendaEvent, counts: RegistrationCounts | undefined): EventRow {
  return {
    id,
    title: words.title,
    sample: words.sample,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    seats: seats ?? null,
    seat: counts?.seat ?? 0,
    waiting: counts?.waiting ?? 0,
    checked_in: counts?.checked_in ?? 0,
  };
}

export interface RegistrationFilter {
  event: string;
  /** A part of the name or the address. */
  q?: string | undefined;
  state?: RegistrationState | undefined;
}

type Listed = Selectable<EventRegistrationTable> & { place: number };

/** Returns who signed up for an event, the earliest first, which is the order of the queue. */
export async function listRegistrations(
  db: Database,
  filter: RegistrationFilter,
  paging: Paging,
): Promise<Page<RegistrationRow>> {
  const placed = sql<Listed>`(
    select *, (count(*) filter (where state = 'waiting') over (order by registered_at, id))::int as place
    from event_registrations where ${ofEvent(filter)})`;
  const select = db.selectFrom(placed.as("listed")).selectAll().where(isWanted(filter));
  const key = [
    ["registered_at", "asc", "moment"],
    ["id", "asc", "uuid"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return { rows: rows.map(viewRegistration), next };
}

/** Returns how many registrations a filter finds. */
export async function countRegistrationsOf(db: Database, filter: RegistrationFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_registrations where ${ofEvent(filter)} and ${isWanted(filter)}`.execute(
    db,
  );
  return rows[0]!.count;
}

const ofEvent = ({ event }: RegistrationFilter) => sql`event in (${sql.join(storedNames("events", event))})`;

function isWanted({ q, state }: RegistrationFilter) {
  const pattern = q && `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${state ? sql`state = ${state}` : sql`true`}
    and ${pattern ? sql`(lower(email) like ${pattern} or lower(name) like ${pattern})` : sql`true`}`;
}

/** Yields all who signed up for an event, in batches, for a file. */
export const allRegistrations = (db: Database, filter: RegistrationFilter) =>
  pages((paging) => listRegistrations(db, filter, paging));

function viewRegistration(row: Listed): RegistrationRow {
  const { id, name, email, locale, state, contact_consent } = row;
  return {
    id,
    name,
    email,
    locale,
    state,
    place: state === "waiting" ? row.place : null,
    registered_at: row.registered_at.toISOString(),
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    contact_consent,
  };
}
