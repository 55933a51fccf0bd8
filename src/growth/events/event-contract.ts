import { z } from "zod";
import { get, pageQuery, post } from "#contract/contract.ts";
import { plainLine } from "#text/plain-line.ts";
import { registrationStates } from "./registration-states.ts";

/** An event with how many signed up, as the back office lists it. */
const eventRow = z.object({
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
const registrationRow = z.object({
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

const params = z.object({ id: z.string().max(100) });
const filter = z.object({
  q: z.string().overwrite(plainLine).max(254).optional(),
  state: z.enum(registrationStates).optional(),
});

/** The calls of events and of who signed up for them. */
export const eventContract = {
  list: get("/admin/events", {
    permission: ["events", "read"],
    summary: "Events with how many signed up, the latest first",
    row: eventRow,
    meta: { next_cursor: z.null() },
  }),
  read: get("/admin/events/:id", {
    permission: ["events", "read"],
    summary: "One event with how many signed up",
    params,
    data: eventRow,
  }),
  registrations: get("/admin/events/:id/registrations", {
    permission: ["events", "read"],
    summary: "Who signed up for an event, in the order of the queue; `q` is a part of name or address",
    params,
    query: pageQuery.extend(filter.shape),
    row: registrationRow,
  }),
  checkIn: post("/admin/events/:id/check-in", {
    permission: ["events", "write"],
    summary: "Record that somebody with a seat came, or that this was an error",
    params,
    body: z.object({ registration: z.uuid("invalid_format"), present: z.boolean("invalid_type") }),
    answers: "read",
    refuses: { not_found: 404, no_seat: [409, "conflict"] },
  }),
  export: get("/admin/events/:id/export.csv", {
    permission: ["events", "export"],
    summary: "Who signed up for an event as a file for spreadsheets, filtered and searched like the list",
    params,
    query: filter,
    table: true,
  }),
};
