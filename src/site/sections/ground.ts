/** The background of a part of a page. No two neighbours are alike, and one chapter of a long page is on ink. */
export type Ground = "paper" | "mist" | "tint" | "ink";
/** How much a part weighs: a chapter tells a story, a section continues it, a tail is small print. */
export type PartSize = "chapter" | "section" | "tail";

const grounds = { paper: "", mist: "ground-mist", tint: "ground-tint", ink: "ground-ink" };

/** Returns the classes of a part of a page. */
export function partClass(ground: Ground = "paper", size: PartSize = "section"): string {
  return `${size} ${grounds[ground]}`;
}
