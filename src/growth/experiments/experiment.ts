import { z } from "zod";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";

/**
 * What an arm shows instead of the page as published. `edition`: the whole page in the other edition, under the same
 * address; `section`: one section as the other edition has it, or without it; `words`: stored versions of documents.
 */
const armChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("edition"), edition: z.enum(["v1", "v2"]) }),
  z.object({ kind: z.literal("section"), section: z.string().min(1).max(60), show: z.enum(["v1", "v2", "nothing"]) }),
  z.object({ kind: z.literal("words"), versions: z.array(z.int().positive()).min(1).max(10) }),
]);
export type ArmChange = z.output<typeof armChange>;

/** The first arm is the page as it is; `weight` is its share of visitors relative to the others. */
export const experimentArm = z.object({
  key: z.string().regex(/^[a-d]$/),
  name: z.string().overwrite(plainLine).min(1).max(60),
  weight: z.int().min(1).max(100),
  change: armChange,
});
export type ExperimentArm = z.output<typeof experimentArm>;

/** What an editor decides. Pages are paths of the page table without language and edition, such as `/` or `/pricing`. */
export const experimentPlan = z.object({
  name: z.string().overwrite(plainLine).min(1).max(80),
  pages: z.array(z.string().startsWith("/").max(200)).min(1).max(50),
  locales: z.array(z.enum(locales)).min(1),
  arms: z.array(experimentArm).min(2).max(4),
  /** After so many visitors, all arms together, the result is final. */
  plannedVisitors: z.int().min(1000).max(10_000_000),
});
export type ExperimentPlan = z.output<typeof experimentPlan>;
