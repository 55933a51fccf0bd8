import { z } from "zod";

/** The response to a login, which Better Auth writes; `twoFactorRedirect`: a second step is required. */
export const loginView = z.looseObject({ twoFactorRedirect: z.boolean().optional() });
export type LoginView = z.output<typeof loginView>;
