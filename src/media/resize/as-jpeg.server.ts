import { inTurn, openSharp } from "../prepare/open-sharp.server.ts";

/** A photo for readers that know neither AVIF nor WebP. */
export interface Jpeg {
  body: Buffer;
  width: number;
  height: number;
}

/** Returns a stored photo as JPEG in its size, on white where it is transparent. */
export async function asJpeg(photo: Uint8Array): Promise<Jpeg> {
  const open = await openSharp();
  const { data, info } = await inTurn(() =>
    open(photo, {})
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true }),
  );
  return { body: data, width: info.width, height: info.height };
}
