import { z } from "zod";
import { emailMaximum } from "#text/email-address.ts";

/** An address as it may have been stored years ago: any text with an @ in it. It travels in bodies, never in a URL. */
export const personAddress = z
  .string()
  .trim()
  .max(emailMaximum, "too_long")
  .regex(/^\S+@\S+$/, "invalid_email");
