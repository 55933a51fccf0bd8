import type { EventWords } from "#content/kinds/events.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";

export const id = "satu-kursi";
export const starts = new Date("2026-12-10T03:00:00Z");
const small: Partial<EventWords> = {
  id,
  sample: false,
  starts: "2026-12-10T10:00",
  ends: "2026-12-10T11:00",
  online: true,
  place: "Panggilan video",
  meeting: "https://meet.example/satu-kursi",
  seats: 1,
};

/** Publishes the event with some words of its own, under its name or another. */
export function publish(own: Partial<EventWords>, renamed: { slug: string; target: string }[] = []): void {
  const words = (locale: "id" | "en") => {
    const { city: _city, ...event } = readSet(locale, "events").items[0]!;
    return { ...event, ...small, ...own };
  };
  setPublishedWords(createWordLayer([]));
  const documents = (["id", "en"] as const).map((locale) => ({
    document: `events:${own.id ?? id}`,
    locale,
    words: words(locale),
  }));
  setPublishedWords(
    createWordLayer(
      documents,
      renamed.map((entry) => ({ collection: "events", ...entry })),
    ),
  );
}

/** Takes the published words away. */
export const unpublish = () => setPublishedWords(createWordLayer([]));
