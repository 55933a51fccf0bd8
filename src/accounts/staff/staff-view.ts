import { z } from "zod";
import { locales } from "#text/locales.ts";
import { actions, resources, staffRoles } from "./permissions.ts";

/** GET /admin/me: who uses the back office and what they may do. */
export const meView = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    locale: z.enum(locales),
    permissions: z.partialRecord(z.enum(resources), z.array(z.enum(actions))),
    /** `missing`: none is set up. `required`: it was not given in this session yet. */
    factor: z.enum(["missing", "required", "given"]),
  }),
});
export type Me = z.output<typeof meView>["data"];
