import "./tables.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { type AgendaEvent, readEvent } from "./read-event.server.ts";
import { type EventMailKind, placeOf, type Registration } from "./registrations.server.ts";
import { changeSeats } from "./seats.server.ts";

const hour = 3_600_000;

/** When each reminder is due: hours before the event from which on, and up to which, it is sent. */
const windows = { day: { from: 24, until: 2 }, hour: { from: 1, until: 0 } } as const;
type ReminderKind = keyof typeof windows;
const reminderKinds = Object.keys(windows) as ReminderKind[];

/**
 * Returns since when somebody must have had a seat to be reminded now; null while the reminder is not due. After an outage
 * it is sent later, as long as it is of use. Who got the seat within that time has just had the mail that says so.
 */
export function remindedSince(kind: ReminderKind, starts: Date, now: Date): Date | null {
  const { from, until } = windows[kind];
  const before = starts.getTime() - now.getTime();
  return before <= from * hour && before > until * hour ? new Date(starts.getTime() - from * hour) : null;
}

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "event-round": object;
  }
}

export interface EventJobDeps {
  db: Database;
  jobs: Jobs;
  mailer: Pick<Mailer, "send">;
  now: () => Date;
  /** Origin of the site, for links in mails. */
  publicUrl: string;
  /** Signs the links. */
  secret: string;
  /** Makes a lead of somebody who allowed sales to write. */
  storeLead: (registration: Registration, event: AgendaEvent) => Promise<void>;
}

/** Registers the mails and the round of events; call before `jobs.start()`. */
export function registerEventJobs(deps: EventJobDeps): void {
  const { jobs } = deps;
  jobs.work("event-mail", (mail) => sendEventMail(mail, deps));
  jobs.work("event-lead", async ({ registration }) => {
    const found = await findRegistration(deps.db, registration);
    const event = found && readEvent(found.event, found.locale);
    if (event && found.contact_consent) await deps.storeLead(found, event);
  });
  jobs.work("event-round", () => advanceEvents(deps));
  jobs.every("*/5 * * * *", "event-round", {});
}

const findRegistration = (db: Database, id: string): Promise<Registration | undefined> =>
  db.selectFrom("event_registrations").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Handles `event-round`: follows what editors changed of events with registrations (name, time, place, seats), and enqueues
 * the mails about it and the reminders that are due. Repeatable: each reminder is sent once for each beginning of an event.
 */
export async function advanceEvents(deps: Pick<EventJobDeps, "db" | "jobs" | "now">): Promise<void> {
  const { db, jobs, now } = deps;
  const at = now();
  const found = await db
    .selectFrom("event_registrations")
    .select("event")
    .distinct()
    // Of one that is over it cannot be known without its words whether it was moved to a later day.
    .where("ends_at", ">", new Date(at.getTime() - 7 * 86_400_000))
    .where("state", "!=", "cancelled")
    .execute();
  await attemptEach("events", async (attempt) => {
    const events = new Map(found.map(({ event }) => readEvent(event, "id")).map((event) => [event?.id, event]));
    for (const event of events.values()) {
      if (!event || event.ends <= at) continue;
      await attempt(event.id, () =>
        db.transaction().execute((trx) =>
          changeSeats(trx, event, { jobs, now: at }, async () => {
            for (const kind of reminderKinds) await remind(trx, event, kind, { jobs, at });
          }),
        ),
      );
    }
  });
}

async function remind(
  trx: Trx,
  { id, starts }: AgendaEvent,
  kind: ReminderKind,
  { jobs, at }: { jobs: Pick<Jobs, "send">; at: Date },
): Promise<void> {
  const since = remindedSince(kind, starts, at);
  if (!since) return;
  const column = `${kind}_reminder_for` as const;
  const due = await trx
    .updateTable("event_registrations")
    .set({ [column]: starts })
    .where("event", "=", id)
    .where("state", "=", "seat")
    .where("changed_at", "<=", since)
    .where((eb) => eb.or([eb(column, "is", null), eb(column, "!=", starts)]))
    .returning("id")
    .execute();
  for (const { id: registration } of due)
    await jobs.send(trx, "event-mail", { registration, kind, at: starts.toISOString() });
}

/** The states in which a registration gets a mail of a kind. */
const wanted: Record<EventMailKind, readonly Registration["state"][]> = {
  seat: ["seat"],
  waiting: ["waiting"],
  "moved-up": ["seat"],
  changed: ["seat", "waiting"],
  day: ["seat"],
  hour: ["seat"],
};

/** Handles `event-mail`, unless the registration was changed, or the event moved or ended, in the meantime. */
export async function sendEventMail(
  { registration: id, kind, at }: { registration: string; kind: EventMailKind; at: string },
  { db, mailer, now, publicUrl, secret }: Pick<EventJobDeps, "db" | "mailer" | "now" | "publicUrl" | "secret">,
): Promise<void> {
  const registration = await findRegistration(db, id);
  const event = registration && readEvent(registration.event, registration.locale);
  if (!event || !wanted[kind].includes(registration.state) || event.ends <= now()) return;
  const isReminder = kind === "day" || kind === "hour";
  if (isReminder && event.starts.toISOString() !== at) return;
  // Mails are React components, which are loaded with the first one.
  const { eventMail } = await import("./event-mail.server.tsx");
  const token = linkToken("event", id, secret);
  const place = await placeOf(db, registration);
  const mail = await eventMail({ kind, event, locale: registration.locale, token, place, site: publicUrl });
  const sentAt = new Date(at).getTime();
  await mailer.send({ id: `event-${id}-${kind}-${sentAt}`, to: registration.email, ...mail });
}
