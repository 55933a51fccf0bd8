import { inflateSync } from "node:zlib";

/** The words of an invoice, line by line; its PDF keeps them as glyphs of a standard font, in compressed streams. */
export function textOf(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  let found = "";
  for (const { index, 0: mark } of raw.matchAll(/stream\r?\n/g)) {
    const from = index + mark.length;
    let drawn: string;
    try {
      drawn = inflateSync(pdf.subarray(from, raw.indexOf("endstream", from))).toString("latin1");
    } catch {
      // Not every stream is compressed text.
      continue;
    }
    for (const [, line] of drawn.matchAll(/\[([^\]]*)\] TJ/g)) {
      const glyphs = Array.from(line!.matchAll(/<([0-9a-f]*)>/gi), ([, hex]) => Buffer.from(hex!, "hex"));
      found += `${Buffer.concat(glyphs).toString("latin1")}\n`;
    }
  }
  return found;
}
