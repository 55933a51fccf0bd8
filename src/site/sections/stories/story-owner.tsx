import type { CustomerStory } from "#content/kinds/customers.ts";
import { Person } from "../../pictures/people/person.tsx";

/** Renders whose story it is in one line: a portrait of who is quoted, the name, the place. */
export function StoryOwner({ story, note = "" }: { story: CustomerStory; note?: string }) {
  return (
    <span className="flex items-center gap-3">
      <Person bust={story.quote.person} className="size-12 shrink-0" />
      <span className="text-sm">
        <span className="block font-semibold">{story.name}</span>
        <span className="block text-muted">
          {story.place.name}
          {note}
        </span>
      </span>
    </span>
  );
}
