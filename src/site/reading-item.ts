import type { ProductJob } from "#catalogue/products.ts";
import type { ResourcesWords } from "#content/kinds/resources.ts";
import type { ReadingItem } from "./sections/reading-list.tsx";

type Resource = ResourcesWords["items"][number];

/** The job whose hue a topic has. */
const topicJobs: Record<Resource["topic"], ProductJob> = {
  listening: "collect",
  analytics: "ask",
  documents: "understand",
  service: "act",
  governance: "keep",
};

/** Returns an article as lists show it: with its kind, topic and length in words. */
export function readingItem(item: Resource, words: ResourcesWords): ReadingItem {
  const { slug, title, summary, published, minutes } = item;
  return {
    slug,
    title,
    summary,
    published,
    kind: words.kinds[item.kind],
    topic: words.topics[item.topic],
    minutes: `${minutes} ${words.labels.minutes}`,
    words: item.sections.map(({ body }) => wordCount(body)),
    job: topicJobs[item.topic],
  };
}

/** Returns the number of words in every text of a value. */
function wordCount(value: unknown): number {
  if (typeof value === "string") return value.split(/\s+/).length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + wordCount(part), 0);
}
