import { z } from "zod";
import { roles } from "#accounts/person/roles.ts";
import type { User } from "#accounts/person/user.server.ts";
import { locales } from "#text/locales.ts";

/** A person as they are told about themselves (API.md, `GET /user/login`). */
export const userView = z
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

export function viewUser(user: User): z.output<typeof userView> {
  return { ...user, created_at: user.created_at.toISOString() };
}
