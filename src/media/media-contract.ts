import { z } from "zod";
import { get, pageQuery, patch, post, put, remove } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { mediaChange } from "./media-change.ts";
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

/** A picture in the library. */
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

/** A picture, with every place that uses it. */
const mediaDetail = mediaRow.extend({ uses: z.array(pictureUse) });
export type MediaDetail = z.infer<typeof mediaDetail>;

const pictureFilters = ["usable", "unused", "no_alt", "waiting"] as const;
export type PictureFilter = (typeof pictureFilters)[number];

const reads = ["media", "read"] as const;
const writes = ["media", "write"] as const;
const pictureParams = z.object({ id: z.string().max(64) });
const versionQuery = z.object({ version: z.coerce.number().int() });

/** The calls of the library of pictures, without uploads. */
export const mediaContract = {
  list: get("/admin/media", {
    permission: reads,
    summary: "Pictures of the library, the newest first",
    query: pageQuery.extend({
      filter: z.enum(pictureFilters).optional(),
      search: z.string().max(100).optional(),
    }),
    row: mediaRow,
    meta: { limits: z.object({ bytes: z.int(), pixels: z.int() }) },
  }),
  read: get("/admin/media/:id", {
    permission: reads,
    summary: "One picture, with every place that uses it",
    params: pictureParams,
    data: mediaDetail,
  }),
  change: patch("/admin/media/:id", {
    permission: writes,
    summary: "Change the texts and the focal point of a picture",
    params: pictureParams,
    body: mediaChange,
    version: true,
    answers: "read",
    refuses: { unknown_picture: 404 },
  }),
  remove: remove("/admin/media/:id", {
    permission: writes,
    summary: "Delete a picture that nothing uses",
    params: pictureParams,
    query: versionQuery,
    empty: "Deleted",
    version: "read",
    refuses: { unknown_picture: 404 },
  }),
};

const nameQuery = z.object({ name: z.string().overwrite(plainLine).min(1).max(200) });

/** The uploads, which are routes of their own: the body is the file. */
export const uploadContract = {
  upload: post("/admin/media", {
    permission: writes,
    summary: "Upload a picture as application/octet-stream; one that is there already is returned",
    query: nameQuery,
    data: mediaDetail,
  }),
  replace: put("/admin/media/:id/file", {
    permission: writes,
    summary: "Replace the file of a picture, as application/octet-stream",
    params: pictureParams,
    query: nameQuery.extend(versionQuery.shape),
    data: mediaDetail,
  }),
};
