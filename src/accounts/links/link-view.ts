import { z } from "zod";

/**
 * The response to an opened link that confirms an address. `change`: it replaced the former one. `already`: it had been
 * confirmed before.
 */
export const emailConfirmation = z.object({ status: z.literal(true), change: z.boolean(), already: z.boolean() });
export type EmailConfirmation = z.output<typeof emailConfirmation>;

/** The account whose password a link sets. */
export const resetLinkView = z.object({ email: z.string() });
