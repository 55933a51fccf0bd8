import { strFromU8, unzipSync } from "fflate";

/** A cell as the file holds it: a text, a number, or nothing; `formula` would be evaluated. */
type Cell = string | number | null | { formula: string };

/**
 * Reads the first sheet of an Excel file (ECMA-376, part 1, 18.3): its rows by column. It is no reader for files of others:
 * it reads what the tests write, apart from the library that wrote it.
 */
export function readXlsx(file: Uint8Array): Cell[][] {
  const parts = unzipSync(file);
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const plain = (xml: string) =>
    [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)]
      .map(([, text]) => text!.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: keyof typeof entities) => entities[name]))
      .join("");
  const shared = [...textOf("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) => plain(item!));
  return [...textOf("xl/worksheets/sheet1.xml").matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: Cell[] = [];
    for (const [, attributes = "", content = ""] of row!.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const column = columnOf(/r="([A-Z]+)/.exec(attributes)![1]!);
      while (cells.length < column) cells.push(null);
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
      const formula = /<f[^>]*>(.*?)<\/f>/s.exec(content)?.[1];
      const type = /t="(\w+)"/.exec(attributes)?.[1];
      if (formula !== undefined) cells.push({ formula });
      else if (type === "s") cells.push(shared[Number(value)]!);
      else if (type === "inlineStr") cells.push(plain(content));
      else cells.push(value === undefined ? null : Number(value));
    }
    return cells;
  });
}

const entities = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
