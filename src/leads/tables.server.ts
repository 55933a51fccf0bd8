import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Exposures } from "#text/exposures.ts";
import type { Locale } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { LegalBasis, Origin } from "./entry/lead-entry.ts";
import type { OwnFieldKind, OwnValues } from "./entry/own-fields.ts";
import type { LeadKind, LeadState } from "./inbox/lead-states.ts";
import type { ClosedState, DealLine } from "./pipeline/deal.ts";
import type { ContactField, ContactRequest } from "./requests/contact-request.ts";
import type { requesterFields } from "./requests/requester-fields.ts";
import type { Suspicion } from "./requests/suspicion.ts";

/** Written as JSON text, which both databases accept. */
type Json<T> = ColumnType<T, string, string>;

type OriginalField = keyof ReturnType<typeof requesterFields> | "product" | "message";

/** The fields of a contact request. One added after the first migration is null in older rows and in other kinds. */
type ContactColumns = {
  [Field in ContactField]: Field extends OriginalField ? string : ContactRequest[Field] | null;
};

export interface LeadTable extends ContactColumns {
  id: string;
  kind: LeadKind;
  state: LeadState;
  received_at: Date;
  details: Json<Record<string, unknown>>;
  locale: Locale;
  page: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  first_touch: JSONColumnType<Record<string, string>> | null;
  last_touch: JSONColumnType<Record<string, string>> | null;
  /** The experiments that the sender's browser had seen. */
  exposures: JSONColumnType<Exposures> | null;
  marketing_consent: boolean;
  privacy_version: string;
  suspicion: Suspicion | null;
  updated_at: Date;
  /** Counted by the database at every update. */
  version: Generated<number>;
  /** The person of the staff who works on it. */
  owner_id: Generated<string | null>;
  /** What a search finds it by; updated by a trigger, and of no use outside the database. */
  words: Generated<string | null>;
  /** SHA-256 of the privacy text shown, and of the sentence beside the box for news when it was ticked. */
  privacy_hash: string | null;
  marketing_hash: string | null;
  /** The lead of which this one is a duplicate; it is in no list. */
  merged_into: string | null;
  /** Of a lead that staff entered: where it comes from, and why it may be stored. */
  origin: Generated<Origin | null>;
  origin_detail: Generated<string | null>;
  legal_basis: Generated<LegalBasis | null>;
  basis_day: Generated<Day | null>;
  basis_note: Generated<string | null>;
  /** Null for none, in the spelling of `lead_tags`. */
  tags: Generated<string[] | null>;
  /** Values of the company's own fields by their ids; null for none. */
  own_values: ColumnType<OwnValues | null, string | null | undefined, string | null>;
  /** What it is worth, in whole rupiah: a month for `deal_months` months, or once; `deal_value` is the product. */
  deal_amount: Generated<Rupiah | null>;
  deal_months: Generated<number | null>;
  deal_value: Generated<Rupiah | null>;
  deal_lines: ColumnType<DealLine[] | null, string | null | undefined, string | null>;
  /** A day in Jakarta. */
  expected_close: ColumnType<Day | null, Day | null | undefined, Day | null>;
  close_reason_id: Generated<number | null>;
  /** Since when it has been in its state; null since it was received. Written by a trigger. */
  state_at: Generated<Date | null>;
}

/** What happened to a lead after it was received, and who did it. */
export interface LeadEventTable {
  id: Generated<number>;
  lead_id: string;
  at: Date;
  kind:
    | "moved"
    | "assigned"
    | "delivered"
    | "consent_withdrawn"
    | "merged"
    | "unmerged"
    | "entered"
    | "edited"
    | "reason_changed"
    | "deal_changed"
    | "order_linked"
    | "order_unlinked"
    | "imported";
  by: string;
  details: Json<Record<string, unknown>>;
}

/** Which deliveries are done, so that a repeated job does nothing. */
export interface LeadDeliveryTable {
  lead_id: string;
  channel: string;
  delivered_at: Date;
}

/** A filter of the inbox that a person saved. */
interface LeadViewTable {
  id: string;
  user_id: string;
  name: string;
  filters: Json<Record<string, string>>;
  created_at: Date;
  /** Everybody who reads leads has it. */
  shared: Generated<boolean>;
}

/** Who is assigned leads in turn; empty lists match everything. */
interface LeadTurnTable {
  user_id: string;
  takes_part: boolean;
  products: string[];
  locales: string[];
  industries: Generated<string[]>;
  /** The first and the last day on which the person is away (Asia/Jakarta). */
  absent_from: ColumnType<Day | null, Day | null | undefined, Day | null>;
  absent_to: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** Number of the turn in which the person was assigned a lead last; 0 for never. */
  last_turn: Generated<number>;
}

/** A tag that a lead has or had, and how it is spelled. */
interface LeadTagTable {
  /** The tag in lower case. */
  key: string;
  name: string;
  created_at: Date;
}

/** A field of the company's own, which an administrator defined. */
interface LeadFieldTable {
  /** Made of its English name. */
  id: string;
  kind: OwnFieldKind;
  name_id: string;
  name_en: string;
  choices: string[];
  position: number;
  retired_at: Date | null;
  version: Generated<number>;
}

/** Why leads are won and lost. Retired instead of deleted: leads keep theirs. */
export interface CloseReasonTable {
  id: Generated<number>;
  outcome: ClosedState;
  label_id: string;
  label_en: string;
  created_at: Date;
  retired_at: Generated<Date | null>;
  version: Generated<number>;
}

/** An order that came from a lead. */
interface LeadOrderTable {
  order_id: string;
  lead_id: string;
  linked_at: Date;
}

/** Contact requests of a closed day (Asia/Jakarta) by one value of where they came from; see reports/contact-days.server.ts. */
interface ContactDayTable {
  dimension: string;
  day: ColumnType<Day, Day, never>;
  value: string;
  contacts: number;
  suspects: number;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    leads: LeadTable;
    lead_events: LeadEventTable;
    lead_deliveries: LeadDeliveryTable;
    lead_views: LeadViewTable;
    lead_turns: LeadTurnTable;
    /** One row: whether leads are assigned in turn when they arrive. */
    lead_sharing: { single: Generated<boolean>; automatic: boolean };
    /** The shared view that a role sees first. */
    lead_view_defaults: { role: string; view_id: string };
    lead_tags: LeadTagTable;
    lead_fields: LeadFieldTable;
    lead_close_reasons: CloseReasonTable;
    lead_orders: LeadOrderTable;
    contact_days: ContactDayTable;
  }
}
