import { z } from "zod";
import { day, minute } from "./shared/days.ts";
import { heading, hero, label, next, productId, text } from "./shared/parts.ts";
import { picture } from "./shared/picture.ts";

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
  products: z.array(productId).min(1).max(3),
  language: label,
  /** A past event's one lasting result. */
  outcome: text(260, 20).optional(),
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
    jakartaTime: text(20),
  }),
  items: z.array(event).min(1),
  visit: z.strictObject({ title: heading, body: text(420, 20) }),
  next,
});
export type EventsWords = z.infer<typeof events>;
