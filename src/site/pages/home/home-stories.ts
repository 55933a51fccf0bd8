import type { CustomerStory } from "#content/kinds/customers.ts";

/** The stories whose first figure the home page shows, and the one it quotes. */
const shown = ["kopi-lereng", "bpr-candi-wetan", "kabupaten-lembah-sari"];
const quoted = "keramik-batu-kawi";

/** Returns what the home page shows of the stories; it falls back to the first ones when another set replaces them. */
export function homeStories(stories: readonly CustomerStory[]) {
  const chosen = shown.flatMap((id) => stories.find((story) => story.id === id) ?? []);
  return {
    customers: stories.map(({ id, name }) => ({ id, name })),
    withFigure: chosen.length === shown.length ? chosen : stories.slice(0, shown.length),
    quoted: stories.find(({ id }) => id === quoted) ?? stories[0]!,
  };
}
