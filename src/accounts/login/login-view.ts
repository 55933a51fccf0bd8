import { z } from "zod";

/** The response to a login, which Better Auth writes; `twoFactorRedirect`: a second step is required. */
export const loginView = z.looseObject({ twoFactorRedirect: z.boolean().optional() });
export type LoginView = z.output<typeof loginView>;

/**
 * The response to a mailed code: a login, or with `mailbox_proof` what the registration of a new account takes instead of a
 * link.
 */
export const codeLoginView = z.looseObject({
  twoFactorRedirect: z.boolean().optional(),
  mailbox_proof: z.string().optional(),
});
export type CodeLoginView = z.output<typeof codeLoginView>;
