import { inflateSync } from "node:zlib";

/** Returns the texts of a PDF, one a line. The PDF stores them as glyphs of embedded fonts, in compressed streams. */
export function textOf(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const letters = fontLetters(pdf, raw);
  let text = "";
  for (const content of streams(pdf, raw).values()) {
    let glyphs: readonly string[] = [];
    for (const [, font, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = letters.get(font) ?? [];
      else text += `${hexIn(line!).replace(/.{4}/g, (code) => glyphs[Number.parseInt(code, 16)] ?? "?")}\n`;
    }
  }
  return text;
}

/** Returns the uncompressed streams by the number of their object. */
function streams(pdf: Buffer, raw: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const { index, 0: head, 1: id } of raw.matchAll(/\n(\d+) 0 obj\n(?:(?!endobj)[\s\S])*?stream\r?\n/g)) {
    const from = index + head.length;
    try {
      result.set(id!, inflateSync(pdf.subarray(from, raw.indexOf("endstream", from))).toString("latin1"));
    } catch {
      // Not every stream is compressed.
    }
  }
  return result;
}

/** Returns the letter of each glyph, for each font of the page. */
function fontLetters(pdf: Buffer, raw: string): Map<string, readonly string[]> {
  const all = streams(pdf, raw);
  const result = new Map<string, readonly string[]>();
  for (const [, name, id] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`\\n${id} 0 obj\\n[\\s\\S]*?endobj`).exec(raw)?.[0] ?? "";
    const map = all.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? "") ?? "";
    const list = [...map.matchAll(/\[([^\]]*)\]/g)].map(([, codes]) => codes!).join(" ");
    result.set(
      name!,
      Array.from(list.matchAll(/<([0-9a-f ]*)>/gi), ([, codes]) =>
        String.fromCharCode(...(codes!.match(/[0-9a-f]{4}/gi) ?? []).map((code) => Number.parseInt(code, 16))),
      ),
    );
  }
  return result;
}

function hexIn(line: string): string {
  return Array.from(line.matchAll(/<([0-9a-f]*)>/gi), ([, hex]) => hex).join("");
}
