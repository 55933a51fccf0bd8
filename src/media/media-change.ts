import { z } from "zod";
import { withoutUnseen } from "#text/plain-line.ts";

const seen = z
  .string()
  .overwrite((text) => withoutUnseen(text))
  .trim();

/** A text for who cannot see the picture; once written it can be changed, but not emptied. */
const alt = seen.min(1).max(250);
const percent = z.int().min(0).max(100);

/** `PATCH /admin/media/:id`: what is missing stays as it is. */
export const mediaChange = z.object({
  version: z.int(),
  alt_id: alt.optional(),
  alt_en: alt.optional(),
  credit: seen.max(120).nullable().optional(),
  focal_x: percent.optional(),
  focal_y: percent.optional(),
});
export type MediaChange = z.infer<typeof mediaChange>;
