import type { ProductJob } from "#catalogue/products.ts";
import type { ResourcesWords } from "#content/kinds/resources.ts";
import type { CoverFigure } from "#content/kinds/shared/drawings.ts";
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

/** What the cover of a text on a topic shows, unless the text names a figure of its own; checklists show a list. */
const topicFigures: Record<Resource["topic"], CoverFigure> = {
  listening: "sentiment",
  analytics: "dashboard",
  documents: "card",
  service: "chat",
  governance: "crawl",
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
    figure: item.cover ?? (item.kind === "checklist" ? "checklist" : topicFigures[item.topic]),
    job: topicJobs[item.topic],
  };
}
