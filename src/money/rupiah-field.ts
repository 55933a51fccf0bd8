import type * as z from "zod/mini";
import type { Rupiah } from "./rupiah.ts";

/**
 * Returns the schema of whole rupiah that a person enters, with its rules, for schemas that run in the browser too; those of
 * contracts are in rupiah-schema.ts. Only its type differs from the schema of Zod.
 */
export function rupiahField(schema: z.ZodMiniType<number, number>): z.ZodMiniType<Rupiah, number> {
  return schema as unknown as z.ZodMiniType<Rupiah, number>;
}
