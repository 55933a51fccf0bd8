import { z } from "zod";
import { get, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { actions, resources, staffRoles } from "./permissions.ts";

/** Who uses the back office and what they may do. */
const me = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  locale: z.enum(locales),
  permissions: z.partialRecord(z.enum(resources), z.array(z.enum(actions))),
  /** `missing`: none is set up. `required`: it was not given in this session yet. */
  factor: z.enum(["missing", "required", "given"]),
});
export type Me = z.output<typeof me>;

/** A code of the authenticator app, or a recovery code. */
export const factorBody = z.object({ code: z.string().overwrite(plainLine).min(6).max(40) });

/** The calls of the session: who uses the back office, and the check of their second factor. */
export const sessionContract = {
  me: get("/admin/me", {
    permission: "session",
    summary: "Who uses the back office",
    data: me,
    statuses: [401, 403, 404],
  }),
  confirm: post("/admin/confirm", {
    permission: "session",
    summary: "Give the second factor: a code of the authenticator app or a recovery code",
    body: factorBody,
    data: z.object({ done: z.literal(true) }),
    statuses: [400, 401, 403, 404, 429],
  }),
};

/** What is sent without `data`: the stream of changes, and the document of the calls of the back office. */
export const streamContract = {
  live: get("/admin/live", {
    permission: ["today", "read"],
    tag: "session",
    summary: "Changes of objects, as a stream",
    file: "text/event-stream",
    statuses: [401, 403, 404, 409, 429],
  }),
  document: get("/admin/openapi.json", {
    permission: ["today", "read"],
    tag: "session",
    summary: "This document",
    file: "application/json",
    statuses: [401, 403, 404, 409],
  }),
} as const;
