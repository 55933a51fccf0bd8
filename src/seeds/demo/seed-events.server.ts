import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import { checkIn } from "#growth/events/check-in.server.ts";
import { type AgendaEvent, eventNames, readEvent } from "#growth/events/read-event.server.ts";
import { registrationForm } from "#growth/events/registration-form.ts";
import { cancel, register } from "#growth/events/registrations.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { defaultLocale } from "#text/locales.ts";
import { markDemo } from "./demo-objects.server.ts";
import { demoCustomers } from "./demo-people.ts";
import type { MovedClock } from "./moved-clock.ts";
import { withoutJobs } from "./without-jobs.server.ts";

const day = 86_400_000;
/** People of the last event, of whom most came. */
const pastGuests = 9;
/** People who wait for a seat of the next event that can be full. */
const waiting = 3;
/** Events with more seats than this are not filled. */
const mostSeats = 40;

/**
 * Signs invented people up for the sample events of the agenda: for the last one, most of whom came, and for the next one
 * with few seats, until some wait and one has cancelled.
 */
export async function seedDemoEvents(db: Database, clock: MovedClock, actor: Actor): Promise<void> {
  const now = clock.now();
  const samples = eventNames()
    .map((name) => readEvent(name, defaultLocale)!)
    .filter(({ words }) => words.sample)
    .sort((one, other) => one.starts.getTime() - other.starts.getTime());
  const past = samples.findLast(({ ends }) => ends < now);
  if (past) {
    await signUp(db, past, pastGuests, new Date(past.starts.getTime() - 6 * day));
    const guests = await registrationIds(db, past);
    for (const id of guests.slice(2))
      await checkIn({ event: past.id, id, present: true }, actor, { db, now: () => past.starts });
    await markDemo(db, "event_registrations", guests);
  }
  const next = samples.find(({ starts, seats }) => starts > now && seats !== undefined && seats <= mostSeats);
  if (next) {
    await signUp(db, next, next.seats! + waiting, new Date(now.getTime() - 4 * day));
    const ids = await registrationIds(db, next);
    await cancel(ids[1]!, { db, jobs: withoutJobs, now: () => now });
    await markDemo(db, "event_registrations", ids);
  }
}

/** Signs so many people up, one each hour from a moment on. */
async function signUp(db: Database, event: AgendaEvent, people: number, from: Date): Promise<void> {
  for (let index = 0; index < people; index++) {
    const { first, locale } = demoCustomers[index % demoCustomers.length]!;
    const { last } = demoCustomers[(index * 4 + 1 + Math.floor(index / demoCustomers.length)) % demoCustomers.length]!;
    const name = `${first} ${last}`;
    const form = registrationForm.parse({
      event: event.id,
      name,
      email: `${name.toLowerCase().replaceAll(" ", ".")}.${index}@tamu.example`,
      contact_consent: false,
      locale,
      utm_source: index % 3 === 0 ? "linkedin" : "",
      utm_campaign: index % 3 === 0 ? "webinar-data" : "",
    });
    const texts = {
      privacyVersion: privacyVersion(locale),
      privacyHash: consentTextHash("privacy", locale),
      contactHash: consentTextHash("event-contact", locale),
    };
    const at = new Date(from.getTime() + index * 3_600_000);
    const outcome = await register(form, texts, { db, jobs: withoutJobs, now: () => at, takesSamples: true });
    if (outcome !== "accepted") throw new Error(`nobody was signed up for ${event.id}: ${outcome}`);
  }
}

async function registrationIds(db: Database, { id }: AgendaEvent): Promise<string[]> {
  const rows = db.selectFrom("event_registrations").select("id").where("event", "=", id);
  return (await rows.orderBy("registered_at").orderBy("id").execute()).map((row) => row.id);
}
