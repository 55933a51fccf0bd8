/** Levels of the maxDepth body; a provider's notification has five. */
const maxDepth = 16;
/** Values of the largest body; twenty events have two hundred. */
const maxValues = 2000;

/** Returns whether some JSON is small enough to be validated; stops reading as soon as it is not. */
export function isWithinBounds(root: unknown): boolean {
  let level: unknown[] = [root];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > maxDepth || values > maxValues) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      for (const name in value) {
        next.push((value as Record<string, unknown>)[name]);
        if (next.length > maxValues) return false;
      }
    }
    level = next;
  }
  return true;
}
