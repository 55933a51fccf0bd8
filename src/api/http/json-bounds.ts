/** Levels of the deepest body: a provider's notification has five. */
const deepest = 16;
/** Values of the largest body: twenty events have two hundred. */
const mostValues = 2000;

/** Whether some JSON is small enough to be walked and checked. Looks at no more of it than it takes to tell. */
export function isWithinBounds(root: unknown): boolean {
  let level: unknown[] = [root];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > deepest || values > mostValues) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      for (const name in value) {
        next.push((value as Record<string, unknown>)[name]);
        if (next.length > mostValues) return false;
      }
    }
    level = next;
  }
  return true;
}
