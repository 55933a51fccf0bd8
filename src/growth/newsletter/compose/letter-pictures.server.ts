import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { LetterPicture } from "./resolved-letter.ts";
import "../tables.server.ts";

/** What letters need of the library, which is another domain. */
export interface PictureLibrary {
  /** Returns the address and description of a usable picture. */
  read: (reference: string, locale: Locale) => { src: string; alt: string } | undefined;
  /** Returns the file at an address. */
  readFile: (src: string) => Promise<{ body: Uint8Array; type: string } | undefined>;
  asJpeg: (photo: Uint8Array) => Promise<{ body: Buffer; width: number; height: number }>;
}

/** Returns the path at which mail programs load a picture. */
const pathOf = (hash: string) => `/api/letters/pictures/${hash}.jpg`;

/**
 * Returns the reader of pictures for letters. Outlook knows neither AVIF nor WebP, so each is stored as JPEG when a
 * letter first shows it; a letter that was sent has its pictures also after they left the library. Drawings (SVG), which
 * mail programs do not show, have none.
 */
export function letterPictures({ db, library }: { db: Database; library: PictureLibrary }) {
  return async (reference: string, locale: Locale): Promise<LetterPicture | undefined> => {
    const picture = library.read(reference, locale);
    const hash = /\/([0-9a-f]{32})-\d+\.webp$/.exec(picture?.src ?? "")?.[1];
    if (!picture || !hash) return undefined;
    const stored = await db
      .selectFrom("letter_pictures")
      .select(["width", "height"])
      .where("hash", "=", hash)
      .executeTakeFirst();
    const size = stored ?? (await store(hash, picture.src));
    return size && { src: pathOf(hash), alt: picture.alt, ...size };
  };

  async function store(hash: string, src: string): Promise<{ width: number; height: number } | undefined> {
    const file = await library.readFile(src);
    if (!file) return undefined;
    const { body, width, height } = await library.asJpeg(file.body);
    await db
      .insertInto("letter_pictures")
      .values({ hash, body, width, height })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { width, height };
  }
}

/** Returns the JPEG of a picture that a letter shows. */
export async function readLetterPicture(db: Database, hash: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("letter_pictures").select("body").where("hash", "=", hash).executeTakeFirst();
  return row && Buffer.from(row.body);
}
