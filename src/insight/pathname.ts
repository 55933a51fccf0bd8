import { z } from "zod";

/** A pathname as browsers write it: without query, and without characters that a database refuses. */
export const pathname = z
  .string()
  .max(500)
  .regex(/^\/[^?#\s\p{Cc}\p{Cs}]*$/u);
