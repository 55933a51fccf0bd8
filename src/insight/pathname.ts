import { z } from "zod";

/** A pathname as browsers write it: without query, and with nothing in it that a database could not keep. */
export const pathname = z
  .string()
  .max(500)
  .regex(/^\/[^?#\s\p{Cc}\p{Cs}]*$/u);
