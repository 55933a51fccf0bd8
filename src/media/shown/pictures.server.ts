import "../tables.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { addressOfFile } from "../files/file-keys.ts";
import type { PictureKind } from "../picture-kind.ts";
import type { ShownPicture } from "../shown-picture.ts";
import type { SitePicture } from "./site-picture.ts";

/** The width that a browser without `srcset` gets. */
const usualWidth = 960;

/** Returns the addresses of a picture's files, for `src` and `srcset`; a drawing has one file only. */
export function filesOf({ hash, widths, drawing }: ShownPicture): { src: string; srcSet?: string; avif?: string } {
  const src = widths.findLast((width) => width <= usualWidth) ?? widths[0]!;
  if (drawing) return { src: addressOfFile(hash, src, "svg") };
  const set = (format: string) => widths.map((width) => `${addressOfFile(hash, width, format)} ${width}w`).join(", ");
  return { src: addressOfFile(hash, src, "webp"), srcSet: set("webp"), avif: set("avif") };
}

/** A picture as pages show it, in both languages. */
type KnownPicture = Omit<SitePicture, "alt"> & { alt: Record<Locale, string>; stored: StoredPicture };

/** A picture as it is stored. */
export type StoredPicture = ShownPicture & { kind: PictureKind };

/** The pictures that pages can show, in memory: no request asks the database for one. */
export interface Pictures {
  /** Returns the picture of a reference (`media:<id>`); undefined for one that cannot be used. */
  read(reference: string, locale: Locale): SitePicture | undefined;
  /** Returns how the picture of a reference is stored, for what shows it without a browser. */
  find(reference: string): StoredPicture | undefined;
  /** Reads one picture again, or all; returns the references of those that changed. */
  refresh(id?: string): Promise<string[]>;
}

/** Reads every usable picture, resized and described in both languages. */
export async function loadPictures(db: Database): Promise<Pictures> {
  let known = await readUsable(db);
  /** One after the other, so that an older state never replaces a newer one. */
  let last: Promise<unknown> = Promise.resolve();

  async function refreshNow(id?: string): Promise<string[]> {
    const read = await readUsable(db, id);
    const next = id === undefined ? read : new Map([...known].filter(([reference]) => reference !== referenceOf(id)));
    for (const [reference, picture] of read) next.set(reference, picture);
    const concerned = id === undefined ? new Set([...known.keys(), ...next.keys()]) : [referenceOf(id)];
    const changed = [...concerned].filter((reference) => !isSame(known.get(reference), next.get(reference)));
    known = next;
    return changed;
  }

  return {
    read(reference, locale) {
      const picture = known.get(reference);
      if (!picture) return undefined;
      const { stored: _, alt, ...shown } = picture;
      return { ...shown, alt: alt[locale] };
    },
    find: (reference) => known.get(reference)?.stored,
    refresh(id) {
      const refreshed = last.then(() => refreshNow(id));
      last = refreshed.catch(() => {});
      return refreshed;
    },
  };
}

const referenceOf = (id: string) => `media:${id}`;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function readUsable(db: Database, id?: string): Promise<Map<string, KnownPicture>> {
  const rows = await db
    .selectFrom("media")
    .select(["id", "kind", "shown", "alt_id", "alt_en", "credit", "focal_x", "focal_y"])
    .where("shown", "is not", null)
    .where("alt_id", "<>", "")
    .where("alt_en", "<>", "")
    .$if(id !== undefined, (select) => select.where("id", "=", id!))
    .execute();
  return new Map(
    rows.map(({ kind, shown, alt_id, alt_en, credit, focal_x: x, focal_y: y, ...row }) => [
      referenceOf(row.id),
      {
        ...filesOf(shown!),
        width: shown!.width,
        height: shown!.height,
        alt: { id: alt_id, en: alt_en },
        credit,
        focal: { x, y },
        stored: { ...shown!, kind },
      },
    ]),
  );
}
