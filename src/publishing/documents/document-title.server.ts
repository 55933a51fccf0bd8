import type { Words } from "../tables.server.ts";

/** Returns what a document calls itself, in its own words: its name or the title of its first heading. */
export function documentTitle(document: string, words: Words | null | undefined): string {
  const { hero, title, name, city } = (words ?? {}) as {
    hero?: unknown;
    title?: unknown;
    name?: unknown;
    city?: unknown;
  };
  const candidates = [name, (hero as { title?: unknown } | undefined)?.title, title, city];
  return (
    (candidates.find((candidate) => typeof candidate === "string" && candidate !== "") as string | undefined) ??
    document
  );
}
