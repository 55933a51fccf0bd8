import { z } from "zod";
import { label } from "../shared/parts.ts";

/** The list of publications, and one of them. */
export const publications = z.strictObject({
  title: label,
  items: label,
  state: label,
  at: label,
  languages: label,
  author: label,
  note: label,
  empty: label,
  facts: label,
  requested: label,
  reviewer: label,
  comment: label,
  open: label,
  noChanges: label,
  states: z.strictObject({
    review: label,
    scheduled: label,
    published: label,
    refused: label,
    withdrawn: label,
  }),
});
