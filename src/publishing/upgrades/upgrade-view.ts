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
  /** Fields that only the shipped words changed: they are taken unless a choice says otherwise. */
  taken: z.array(field),
  /** Fields that both changed. */
  conflicts: z.array(field),
});

/** `GET /admin/content/upgrades`. */
export const upgradesView = z.object({ data: z.array(upgrade) });
export type UpgradeField = z.infer<typeof field>;
export type UpgradeRow = z.infer<typeof upgrade>;

const path = z.string().max(300);

/** `POST /admin/content/upgrades/:name/:locale`: for every conflict a side or a text of one's own, by its path. */
export const upgradeBody = z.object({
  version: z.int(),
  choices: z.record(path, z.enum(["shipped", "edited"])).default({}),
  texts: z.record(path, z.string().max(20_000)).default({}),
});
