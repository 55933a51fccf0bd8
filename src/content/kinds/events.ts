import { z } from "zod";
import { day, minute } from "./shared/days.ts";
import { heading, hero, label, next, point, productId, text } from "./shared/parts.ts";
import { picture } from "./shared/picture.ts";

const outcome = z.strictObject({ title: text(80), lead: text(320, 20) });

export const event = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  sample: z.boolean(),
  kind: label,
  title: heading,
  body: text(420, 20),
  /** In Jakarta's time. */
  starts: minute,
  ends: minute,
  online: z.boolean(),
  place: text(90),
  city: label.optional(),
  /** The way to the place, for those who have a seat: only their mails name it. */
  address: text(200).optional(),
  /** Where an event online is joined; only the mails to those who have a seat name it. */
  meeting: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  /** How many can take part; who signs up later waits for a seat. Without it there is room for everybody. */
  seats: z.int().min(1).max(10_000).optional(),
  products: z.array(productId).min(1).max(3),
  language: label,
  /** A past event's one lasting result. */
  outcome: text(260, 20).optional(),
  /** Where a past event can be seen again. */
  recording: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  picture: picture.optional(),
});
export type EventWords = z.infer<typeof event>;

/** The agenda. Which events are past depends on the day on which the page is rendered. */
export const events = z.strictObject({
  hero,
  /** The day on which the agenda was last changed; calendars read it. */
  revised: day,
  note: text(200),
  labels: z.strictObject({
    upcoming: heading,
    past: heading,
    none: text(260, 20),
    ribbon: text(160),
    online: label,
    language: label,
    place: label,
    addToCalendar: label,
    addAll: label,
    attend: label,
    /** Of an event that nobody can sign up for. */
    more: label,
    seats: label,
    recording: label,
    jakartaTime: text(20),
  }),
  /** The form on an event's own page, and what becomes of it. `{event}` is its title. */
  registration: z.strictObject({
    title: text(60),
    sample: text(240),
    /** Where every seat is taken. */
    full: text(240),
    name: label,
    email: label,
    emailHint: text(160),
    /** Beside the box by which sales may write to the person. */
    contact: text(240),
    note: text(420, 20),
    send: label,
    sendWaiting: label,
    after: z.strictObject({ title: heading, items: z.array(point).length(3) }),
    over: z.strictObject({ title: heading, body: text(240, 20) }),
    sent: outcome,
    /** What the link of a mail opens. `{place}` is the place in the queue. */
    seat: outcome,
    waiting: outcome,
    cancelled: outcome,
    linkNotValid: outcome,
    cancel: label,
    cancelNote: text(160),
    again: label,
  }),
  items: z.array(event).min(1),
  visit: z.strictObject({ title: heading, body: text(420, 20) }),
  next,
});
export type EventsWords = z.infer<typeof events>;
