import type { CustomerStory } from "#content/kinds/customers.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { changeText } from "../../sections/stories/change-text.ts";
import { usePage } from "../../use-page.ts";

/** Renders the stories as a table of contents, each with its most telling figure. */
export function StoryIndex({ title, stories }: { title: string; stories: CustomerStory[] }) {
  const { all, address } = usePage();
  return (
    <nav aria-label={title} className="p-5 sm:p-8">
      <p className="menu-title">{title}</p>
      <ul className="divide-y divide-line">
        {stories.map(({ id, name, industry, figures: [first] }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-14 grid-cols-[auto_1fr_auto] items-center gap-x-4 py-2 hover:text-primary"
            >
              <IndustryMark id={industry} className="size-6 text-primary" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-xs text-muted">{first?.label ?? all.industries[industry].name}</span>
              </span>
              {first && (
                <span className="num text-end text-sm">
                  <span className="text-muted">{changeText(first.before, "", address.locale).trim()} → </span>
                  <span className="font-semibold">{changeText(first.after, first.unit, address.locale)}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
