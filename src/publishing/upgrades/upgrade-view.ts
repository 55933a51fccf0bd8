import { z } from "zod";
import { locales } from "#text/locales.ts";

const field = z.object({
  /** A JSON pointer; empty for the text as a whole. */
  path: z.string(),
  base: z.unknown().optional(),
  shipped: z.unknown().optional(),
  edited: z.unknown().optional(),
});

/** One language of an edited text whose shipped words changed since. */
const upgrade = z.object({
  document: z.string(),
  locale: z.enum(locales),
  title: z.string(),
  /** The version of the document, for the merge. */
  version: z.int(),
  /** Fields that only the shipped words changed: they are taken without a question. */
  taken: z.array(field),
  /** Fields that both changed. */
  conflicts: z.array(field),
});

/** `GET /admin/content/upgrades`. */
export const upgradesView = z.object({ data: z.array(upgrade) });
export type UpgradeRow = z.infer<typeof upgrade>;

/** `POST /admin/content/upgrades/:name/:locale`: a side for every conflict, by its path. */
export const upgradeBody = z.object({
  version: z.int(),
  choices: z.record(z.string().max(300), z.enum(["shipped", "edited"])).default({}),
});
