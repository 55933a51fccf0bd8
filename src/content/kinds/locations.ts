import { z } from "zod";
import { skyline } from "./shared/drawings.ts";
import { heading, hero, label, next, point, text } from "./shared/parts.ts";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Indonesia's three time zones, by their hours ahead of UTC. */
export const zones = { WIB: 7, WITA: 8, WIT: 9 } as const;
const zone = z.enum(["WIB", "WITA", "WIT"]);
export type Zone = z.infer<typeof zone>;

export const office = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  skyline,
  sample: z.boolean(),
  city: label,
  kind: label,
  main: z.boolean().optional(),
  /** The side of the point on which the name is on the map. */
  side: z.enum(["left", "right", "above", "below", "below-right"]),
  address: z.array(text(80)).min(2).max(4),
  longitude: z.number().min(94).max(142),
  latitude: z.number().min(-12).max(7),
  zone,
  opens: clock,
  closes: clock,
  days: text(60),
  /** Written with spaces, as people read it. */
  phone: z.string().regex(/^\+62 [\d ]+$/),
  body: text(320, 20),
});
export type Office = z.infer<typeof office>;

/** The locations: a map, the offices, the hours of three time zones. */
export const locations = z.strictObject({
  hero,
  note: text(200),
  map: text(200),
  labels: z.strictObject({
    phone: label,
    hours: label,
    address: label,
    directions: label,
    openStreetMap: label,
    zone: z.strictObject({ WIB: text(60), WITA: text(60), WIT: text(60) }),
  }),
  offices: z.array(office).min(1),
  day: z.strictObject({ title: heading, lead: text(320, 20), summary: text(320, 20), jakartaTime: text(60) }),
  visit: z.strictObject({ title: heading, items: z.array(point).length(3) }),
  next,
});
export type LocationsWords = z.infer<typeof locations>;
