import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** The dialog that adds an entry to a collection. */
export const newEntry = z.strictObject({
  title: label,
  languages: label,
  languagesHint: text(120),
  noLanguage: text(60),
  /** The field of the title in a `{language}`. */
  name: label,
  slug: label,
  slugHint: text(160),
  create: label,
});

/** Another address for an entry, and its removal. */
export const entry = z.strictObject({
  rename: label,
  renameTitle: label,
  slug: label,
  slugHint: text(160),
  /** What becomes of the old address of a page, and of an anchor. */
  renamePage: text(260),
  renameAnchor: text(260),
  renameConfirm: label,
  renamed: text(120),
  remove: label,
  removeTitle: label,
  removeIn: label,
  removePage: text(260),
  removeAnchor: text(260),
  /** Of what was never published. */
  removeDraft: text(160),
  removeConfirm: label,
  removed: text(160),
  links: text(60),
  noLinks: text(120),
  undo: label,
  undone: text(120),
  review: text(160),
});
