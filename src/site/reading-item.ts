import type { ResourcesWords } from "#content/kinds/resources.ts";
import type { ReadingItem } from "./sections/reading-list.tsx";

/** Returns an article as lists show it: with its kind, topic and length in words. */
export function readingItem(item: ResourcesWords["items"][number], words: ResourcesWords): ReadingItem {
  const { slug, title, summary, published, minutes } = item;
  return {
    slug,
    title,
    summary,
    published,
    kind: words.kinds[item.kind],
    topic: words.topics[item.topic],
    minutes: `${minutes} ${words.labels.minutes}`,
  };
}
