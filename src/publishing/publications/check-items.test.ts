import { expect, test } from "vitest";
import { readShipped } from "#content/read-set.server.ts";
import { checkItems } from "./check-items.server.ts";

test("while a large publication is judged, others wait for a bounded number of entries only", async () => {
  const [words] = (readShipped("id", "resources") as { items: Record<string, unknown>[] }).items;
  const items = Array.from({ length: 400 }, (_, index) => ({
    document: `resources:article-${index}`,
    locale: "id" as const,
    words: { ...words, slug: `article-${index}` },
  }));
  let judged = 0;
  let most = 0;
  let isOver = false;
  // Every turn of the event loop in which something else is done.
  const others = () => {
    judged = 0;
    if (!isOver) setImmediate(others);
  };
  others();
  // Called for each entry that breaks no rule.
  const checkLogo = () => {
    most = Math.max(most, ++judged);
    return [];
  };
  expect(await checkItems(items, checkLogo)).toEqual([]);
  isOver = true;
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(100);
});
