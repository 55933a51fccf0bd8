import { z } from "zod";
import type { Rupiah } from "./rupiah.ts";

// Only the types differ from the schemas of Zod: what is checked, and how the description of the API writes it, stays theirs.

/** Whole rupiah of a request or an answer. */
export const wholeRupiah = inRupiah(z.int());

/** Returns a schema of whole rupiah with rules of its own: `inRupiah(z.int().min(1))`. */
export function inRupiah(schema: z.ZodType<number, number>): z.ZodType<Rupiah, number> {
  return schema as unknown as z.ZodType<Rupiah, number>;
}
