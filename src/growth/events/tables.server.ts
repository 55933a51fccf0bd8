import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "#text/locales.ts";
import type { RegistrationState } from "./registration-states.ts";

/** The campaign by which the person came, for the lead that their consent brings. */
export interface Arrival {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
}

/** Somebody who signed up for an event; one row for each address and event. */
export interface EventRegistrationTable {
  id: string;
  /** The event's name in its address. */
  event: string;
  name: string;
  email: string;
  locale: Locale;
  state: RegistrationState;
  /** Its place in the queue: the earliest is next. */
  registered_at: Date;
  /** When the state changed last. */
  changed_at: Date;
  /** When the event ends; counted from there, the row is deleted. */
  ends_at: Date;
  /** For which beginning of the event each reminder was sent. */
  day_reminder_for: Generated<Date | null>;
  hour_reminder_for: Generated<Date | null>;
  /** The time and place that the person was last told, as `announcementOf` writes them; null before the first look at them. */
  announced: Generated<string | null>;
  /** When the person was checked in on the day. */
  checked_in_at: Generated<Date | null>;
  contact_consent: boolean;
  /** SHA-256 of the sentence beside the box, when it was ticked. */
  contact_hash: string | null;
  privacy_version: string;
  /** SHA-256 of the privacy text shown. */
  privacy_hash: string | null;
  arrival: JSONColumnType<Arrival, string, string>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    event_registrations: EventRegistrationTable;
  }
}
