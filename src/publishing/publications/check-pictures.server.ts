import { findPictures } from "#content/find-pictures.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Publishing } from "../publishing.server.ts";
import { type CheckedItem, checkItems, type ItemIssue } from "./check-items.server.ts";

/** Returns what prevents words from being published together: their own rules first, then those of the pictures they name. */
export async function checkPublication(
  trx: Trx,
  { readPictures, checkLogo }: Pick<Publishing, "readPictures" | "checkLogo">,
  items: readonly CheckedItem[],
): Promise<ItemIssue[]> {
  const issues = await checkItems(items, checkLogo);
  return issues.length > 0 ? issues : checkPictures(trx, readPictures, items);
}

/** A picture is shown once it is described in every language; without that, its place on the page would be empty. */
async function checkPictures(
  trx: Trx,
  readPictures: Publishing["readPictures"],
  items: readonly CheckedItem[],
): Promise<ItemIssue[]> {
  const named = items.flatMap(({ document, locale, words }) =>
    findPictures(words).map((picture) => ({ document, locale, ...picture })),
  );
  if (named.length === 0) return [];
  const pictures = await readPictures(trx, [...new Set(named.map(({ reference }) => reference))]);
  return named.flatMap(({ document, locale, path, reference }) => {
    const described = pictures.get(reference);
    const isComplete = described && Object.values(described).every((text) => text.trim() !== "");
    if (isComplete) return [];
    const message = described ? "picture_not_described" : "unknown_picture";
    const keys = path.slice(1).split("/");
    return [{ document, locale, issue: { code: "custom", path: keys, message, input: reference } }];
  });
}
