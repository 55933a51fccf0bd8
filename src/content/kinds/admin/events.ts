import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

/** Words of events: how many signed up, who, and the check-in. */
export const adminEvents = z.strictObject({
  title: label,
  empty: text(120),
  columns: labels("title", "starts", "seats", "waiting", "checkedIn"),
  sample: label,
  /** `{seat}` of `{seats}`. */
  seatsOf: label,
  edit: label,
  registrations: z.strictObject({
    title: label,
    search: label,
    empty: text(160),
    columns: labels("name", "email", "state", "registered", "language", "checkedIn", "contact"),
    states: labels("seat", "waiting", "cancelled"),
    /** `{n}` is the place in the queue. */
    waitingAt: label,
    languages: z.strictObject({ id: label, en: label }),
    checkIn: label,
    undo: label,
    /** `{name}` is the person. */
    checkInOf: text(80),
    undoOf: text(80),
    export: label,
  }),
});
