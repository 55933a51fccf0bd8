import type { SolutionWords } from "#content/kinds/solution.ts";
import type { ScreenPairs } from "../../pictures/industries/screen.ts";
import { usePage } from "../../use-page.ts";
import { PlayItem } from "./play-item.tsx";
import type { SolutionExtra } from "./solution-extra.ts";

interface PlaysProps {
  items: SolutionWords["plays"]["items"];
  screens: ScreenPairs;
}

/** Renders the three problems: below each other, or on a phone one at a time, chosen without a script. */
export function Plays({ items, screens }: PlaysProps) {
  const { extra } = usePage<"education", SolutionExtra>();
  return (
    <div className="problems">
      <fieldset className="problem-choice">
        <legend className="sr-only">{extra.labels.choose}</legend>
        {items.map(({ title }, index) => (
          <label key={title}>
            <input type="radio" name="problem" id={`problem-${index + 1}`} defaultChecked={index === 0} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <ol>
        {items.map((item, index) => (
          <PlayItem key={item.title} item={item} screens={screens[index]!} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}
