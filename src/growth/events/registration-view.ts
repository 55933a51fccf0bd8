import { z } from "zod";
import { registrationStates } from "./registration-states.ts";

/** An event with how many signed up, as the back office lists it. */
export const eventRow = z.object({
  id: z.string(),
  title: z.string(),
  sample: z.boolean(),
  starts_at: z.string(),
  ends_at: z.string(),
  seats: z.int().nullable(),
  seat: z.int().describe("Those who have a seat"),
  waiting: z.int(),
  checked_in: z.int(),
});
export type EventRow = z.output<typeof eventRow>;

/** Somebody who signed up for an event. */
export const registrationRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(["id", "en"]),
  state: z.enum(registrationStates),
  place: z.int().nullable().describe("In the queue, of who waits"),
  registered_at: z.string(),
  checked_in_at: z.string().nullable(),
  contact_consent: z.boolean(),
});
export type RegistrationRow = z.output<typeof registrationRow>;
