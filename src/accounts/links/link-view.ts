import { z } from "zod";

/**
 * The response to an opened link that confirms an address. `change`: it replaced the former one. `already`: it had been
 * confirmed before. `elsewhere`: the account was registered in another browser, where the person goes on; `waiting_package`:
 * the name of the package that waits there.
 */
export const emailConfirmation = z.object({
  status: z.literal(true),
  change: z.boolean(),
  already: z.boolean(),
  elsewhere: z.boolean(),
  waiting_package: z.string().nullable(),
});
export type EmailConfirmation = z.output<typeof emailConfirmation>;

/** The account whose password a link sets. */
export const resetLinkView = z.object({ email: z.string() });
