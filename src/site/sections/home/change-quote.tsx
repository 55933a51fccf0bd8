import type { CustomerStory } from "#content/kinds/customers.ts";
import { Icon } from "#ui/icon.tsx";
import { PersonShape } from "../../pictures/people/person.tsx";
import { useHref } from "../../use-page.ts";
import { PlacePicture } from "../stories/place-picture.tsx";

/** Renders what a customer says, over a picture of who says it before the skyline of the place. */
export function ChangeQuote({ story, all }: { story: CustomerStory; all: string }) {
  const href = useHref();
  const { quote, name, place } = story;
  return (
    <div className="change-card">
      <div className="change-words">
        <figure>
          <blockquote className="font-display text-2xl/tight font-bold tracking-tight">
            <p>“{quote.text}”</p>
          </blockquote>
          <figcaption className="mt-3 text-sm text-muted">
            {quote.role}, {name}
            <br />
            {place.name}
          </figcaption>
        </figure>
        <a href={href("/customers")} className="link mt-2 inline-flex min-h-11 items-center gap-1.5">
          {all}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </div>
      <div className="change-place">
        <PlacePicture place={place.skyline} />
        <svg viewBox="0 0 64 64" className="text-hue" aria-hidden="true">
          <PersonShape bust={quote.person} />
        </svg>
      </div>
    </div>
  );
}
