import { z } from "zod";
import { get, post } from "#contract/contract.ts";

const systemParts = ["database", "jobs", "payment", "mail", "disk"] as const;
/** `unchecked`: checked only when somebody asks for it. */
const health = z.enum(["good", "bad", "unchecked"]);
/** What there is to say of a part; its words are in the content set. */
const healthNotes = [
  "reachable",
  "unreachable",
  "refused",
  "simulated",
  "outbox",
  "not_checked",
  "up_to_date",
  "late",
  "enough_space",
  "low_space",
] as const;
const note = z.enum(healthNotes);

/** Health, versions, configuration without secrets, migrations. */
const system = z.object({
  parts: z.array(z.object({ part: z.enum(systemParts), health, note, detail: z.string() })),
  disk: z.object({ free: z.number(), total: z.number(), used: z.number() }).nullable(),
  versions: z.array(z.object({ name: z.string(), version: z.string() })),
  startedAt: z.iso.datetime(),
  configuration: z.array(
    z.object({
      key: z.string(),
      /** The value; of a secret nothing. */
      value: z.string().nullable(),
      secret: z.boolean(),
      set: z.boolean(),
    }),
  ),
  migrations: z.array(z.object({ name: z.string(), at: z.iso.datetime().nullable() })),
});
export type System = z.output<typeof system>;

/** The result of a check that somebody asked for. */
const check = z.object({ part: z.enum(["payment", "mail"]), health, note, detail: z.string() });
export type Check = z.output<typeof check>;

/** The calls of health and configuration of this installation. */
export const systemContract = {
  read: get("/admin/system", {
    permission: ["system", "read"],
    summary: "Health and configuration",
    data: system,
    statuses: [401, 403, 404, 409],
  }),
  check: post("/admin/system/checks", {
    permission: ["system", "write"],
    summary: "Check the mail server or the payment provider",
    body: z.object({ part: z.enum(["payment", "mail"]) }),
    data: check,
  }),
};
