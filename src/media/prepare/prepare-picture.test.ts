import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { preparePicture } from "./prepare-picture.server.ts";

const limits = { bytes: 1_000_000, pixels: 1_000_000 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 30 } } });

test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("a %s is recognised by its content", async (kind) => {
  const bytes = await plain(80, 50).toFormat(kind).toBuffer();
  expect(await preparePicture(bytes, limits)).toMatchObject({ ok: true, picture: { kind, width: 80, height: 50 } });
});

test("a photo is stored upright and without where and with what it was taken", async () => {
  const bytes = await plain(90, 60)
    .withExif({
      IFD0: { Make: "SecretCamera", Artist: "Somebody" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 12/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "106/1 49/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>SecretPlace</x:xmpmeta>")
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  const prepared = await preparePicture(bytes, limits);
  if (!prepared.ok) throw new Error(prepared.code);
  const { body, width, height } = prepared.picture;
  expect([width, height]).toEqual([60, 90]);
  const { exif, xmp, orientation, width: stored } = await sharp(body).metadata();
  expect({ exif, xmp, orientation, stored }).toEqual({
    exif: undefined,
    xmp: undefined,
    orientation: undefined,
    stored: 60,
  });
  expect(body.includes("Secret")).toBe(false);
});

test("a picture that announces more pixels than allowed is refused before it is decoded", async () => {
  expect(await preparePicture(pngOf(60_000, 60_000), limits)).toEqual({ ok: false, code: "picture_pixels" });
  expect(await preparePicture(await plain(1001, 1000).png().toBuffer(), limits)).toEqual({
    ok: false,
    code: "picture_pixels",
  });
});

test("other content, whatever it claims to be, and damaged pictures are refused", async () => {
  const jpeg = await plain(200, 200).jpeg().toBuffer();
  const refused = [
    [Buffer.from("MZ\x90\0 program"), "picture_type"],
    [Buffer.from("<html><script>alert(1)</script></html>"), "picture_type"],
    [Buffer.from("%PDF-1.7"), "picture_type"],
    [await plain(9, 9).tiff().toBuffer(), "picture_type"],
    [Buffer.alloc(0), "picture_type"],
    [jpeg.subarray(0, jpeg.length / 2), "picture_unreadable"],
    [Buffer.from("\xFF\xD8\xFF not a picture", "latin1"), "picture_unreadable"],
    [Buffer.alloc(limits.bytes + 1), "picture_too_large"],
    [Buffer.from("<svg><path/></svg>"), "picture_unreadable"],
  ] as const;
  for (const [bytes, code] of refused) expect(await preparePicture(bytes, limits)).toEqual({ ok: false, code });
});

test("what stands before the root of a drawing is read once, however often it is repeated", async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>');
  const heads = [
    "\uFEFF  ",
    '<?xml version="1.0"?>\n<!-- a -->\n',
    "<!DOCTYPE svg [ <!-- x --> ]><!---->",
    "<!---->".repeat(900),
  ];
  for (const head of heads)
    expect(await preparePicture(Buffer.concat([Buffer.from(head), drawing]), limits)).toMatchObject({ ok: true });
  for (const endless of ["<!---->", "<!--", "<?x", "<!DOCTYPE a [", " "])
    expect(await preparePicture(Buffer.from(`${endless.repeat(5000)}x`), limits)).toEqual({
      ok: false,
      code: "picture_type",
    });
});

/** Returns a PNG of some hundred bytes whose head announces a size. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1A\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(5000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
