import type { CustomerStory } from "#content/kinds/customers.ts";

/** The stylesheet opens one of at most six. */
const most = 6;
const preferred = "bpr-candi-wetan";

/** Returns the stories that the home page shows, and which is open at first: the first one when another set replaces them. */
export function homeStories(stories: readonly CustomerStory[]) {
  const shown = stories.slice(0, most);
  return { stories: shown, opened: shown.some(({ id }) => id === preferred) ? preferred : shown[0]!.id };
}
