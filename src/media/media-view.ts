import { z } from "zod";
import { locales } from "#text/locales.ts";
import { pictureKinds } from "./picture-kind.ts";

const moment = z.iso.datetime();

/** One place where words name a picture. */
const pictureUse = z.object({
  document: z.string(),
  locale: z.enum(locales),
  /** Shipped with the code, published over it, or in a draft. */
  layer: z.enum(["shipped", "published", "draft"]),
  /** A JSON pointer into the words. */
  path: z.string(),
});
export type PictureUse = z.infer<typeof pictureUse>;

/** Files of a picture for the back office; null until it is resized. */
const shown = z.object({
  src: z.string(),
  /** In WebP, with widths; empty for a drawing. */
  srcset: z.string(),
  width: z.int(),
  height: z.int(),
});

/** `GET /admin/media`: a picture in the library. */
const mediaRow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  kind: z.enum(pictureKinds),
  /** Of the upload: in pixels, and in bytes. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  shown: shown.nullable(),
  /** Whether the last upload is still being resized; pages show the one before meanwhile. */
  waiting: z.boolean(),
  /** Whether it can be used: resized, and described in both languages. */
  usable: z.boolean(),
  alt_id: z.string(),
  alt_en: z.string(),
  credit: z.string().nullable(),
  /** What must stay visible when a page crops it, in percent from the left and from the top. */
  focal_x: z.int(),
  focal_y: z.int(),
  /** The number of documents that use it. */
  used: z.int(),
  created_by: z.string(),
  created_at: moment,
});
export type MediaRow = z.infer<typeof mediaRow>;

export const mediaList = z.object({
  data: z.array(mediaRow),
  meta: z.object({
    next_cursor: z.string().nullable(),
    limits: z.object({ bytes: z.int(), pixels: z.int() }),
  }),
});
export type MediaListMeta = z.infer<typeof mediaList>["meta"];

/** `GET /admin/media/:id`. */
const mediaDetail = mediaRow.extend({ uses: z.array(pictureUse) });
export type MediaDetail = z.infer<typeof mediaDetail>;
export const mediaView = z.object({ data: mediaDetail });
