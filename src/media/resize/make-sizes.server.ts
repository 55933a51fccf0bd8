import { fileKey, photoFormats, widthsOf } from "../files/file-keys.ts";
import { type FileDeps, saveFile, storedKeys } from "../files/save-file.server.ts";
import type { PictureKind } from "../picture-kind.ts";
import { inTurn, openSharp } from "../prepare/open-sharp.server.ts";
import type { ShownPicture } from "../shown-picture.ts";
import type { StoredFile } from "../store/media-store.server.ts";

/** The quality at which a photo shows no difference at arm's length; `effort` trades processor time for bytes. */
const encodings = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 76, effort: 4 },
} as const;

interface Upload {
  hash: string;
  kind: PictureKind;
  /** Of the upload. */
  width: number;
  height: number;
  original: StoredFile;
}

/** Makes the files of a picture that pages request. Those that an earlier attempt has stored are not made again. */
export async function makeSizes(deps: FileDeps, upload: Upload): Promise<ShownPicture> {
  const { hash, kind, original } = upload;
  const stored = await storedKeys(deps.db, hash);
  if (kind === "svg") {
    // One file fits every width; it is named by its own like every other.
    const { width, height } = upload;
    const key = fileKey(hash, width, "svg");
    if (!stored.has(key)) await saveFile(deps, { key, hash, ...original });
    return { hash, width, height, widths: [width], drawing: true };
  }
  const open = await openSharp();
  const { width, height } = await open(original.body, {}).metadata();
  const widths = widthsOf(width);
  for (const size of widths)
    for (const format of photoFormats) {
      const key = fileKey(hash, size, format);
      if (stored.has(key)) continue;
      // An upload waits for one file at most, not for all of a picture.
      const made = await inTurn(() =>
        open(original.body, {}).resize({ width: size }).toFormat(format, encodings[format]).toBuffer(),
      );
      await saveFile(deps, { key, hash, body: made, type: `image/${format}` });
    }
  return { hash, width, height, widths, drawing: false };
}
