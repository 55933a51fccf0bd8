/**
 * Returns a draft in which missing parts are those of other words, so that a page can be drawn from it. Lists are those of
 * the draft; a missing part of an item is that of the other words' item at the same place, or of their last one.
 */
export function completeWords(draft: unknown, other: unknown): unknown {
  if (draft === undefined || draft === null) return other;
  if (Array.isArray(draft)) {
    const others = Array.isArray(other) ? other : [];
    return draft.map((item, index) => completeWords(item, others[index] ?? others.at(-1)));
  }
  if (typeof draft !== "object" || typeof other !== "object" || other === null || Array.isArray(other)) return draft;
  const keys = new Set([...Object.keys(other), ...Object.keys(draft)]);
  const partOf = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];
  return Object.fromEntries([...keys].map((key) => [key, completeWords(partOf(draft, key), partOf(other, key))]));
}
