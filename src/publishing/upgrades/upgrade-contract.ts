import { z } from "zod";
import { get, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { documentLanguage, languageParams } from "../content-view.ts";

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

export type UpgradeField = z.infer<typeof field>;
export type UpgradeRow = z.infer<typeof upgrade>;

const path = z.string().max(300);

/** For every conflict a side or a text of one's own, by its path. */
const upgradeBody = z.object({
  version: z.int(),
  choices: z.record(path, z.enum(["shipped", "edited"])).default({}),
  texts: z.record(path, z.string().max(20_000)).default({}),
});

/** The calls of edited texts whose shipped words changed since. */
export const upgradeContract = {
  list: get("/admin/content/upgrades", {
    permission: ["content", "read"],
    summary: "Edited texts whose shipped words changed since, with what each side changed",
    data: z.array(upgrade),
    statuses: [401, 403, 404, 409],
  }),
  merge: post("/admin/content/upgrades/:name/:locale", {
    permission: ["content", "write"],
    bodyLimit: "file",
    summary: "Merge an edited text with the words shipped now, as a draft",
    description: "400 with `issues`: the fields that both sides changed and that have no choice.",
    params: languageParams,
    body: upgradeBody,
    data: documentLanguage,
  }),
};
