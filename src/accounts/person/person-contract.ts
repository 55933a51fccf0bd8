import { z } from "zod";
import { get } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { roles } from "./roles.ts";

/** A person as shown to themselves (API.md, `GET /user/login`). */
export const personView = z
  .object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    username: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    phone_number: z.string(),
    company: z.string(),
    job_role: z.string(),
    address: z.string(),
    user_role: z.enum(roles),
    products: z.array(z.string()),
    locale: z.enum(locales),
    two_factor_enabled: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: "User" });
export type PersonView = z.output<typeof personView>;

export const loginContract = {
  read: get("/user/login", {
    login: true,
    tag: "account",
    summary: "Who is logged in",
    data: personView,
    statuses: [401, 403],
  }),
};
