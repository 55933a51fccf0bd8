import { jobOf } from "#catalogue/products.ts";
import type { CustomerStory } from "#content/kinds/customers.ts";
import type { HomeWords } from "#content/kinds/home.ts";
import { Icon } from "#ui/icon.tsx";
import { CustomerMark } from "../../illustrations/customer-mark.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { useHref } from "../../use-page.ts";
import { ProofStory } from "./proof-story.tsx";

export interface ProofProps {
  words: HomeWords["change"];
  stories: readonly CustomerStory[];
  /** The story that is open at first. */
  opened: string;
}

/**
 * Renders customers by their marks, of which one is open below: radio buttons that the stylesheet reads, no script. The
 * buttons stand before the marks and the stories, so that a sibling selector is enough.
 */
export function Proof({ words, stories, opened }: ProofProps) {
  const href = useHref();
  return (
    <section className="proof">
      <div className="wrap proof-head">
        <h2 className="h2s">{words.title}</h2>
        <a href={href("/customers")} className="link inline-flex min-h-11 items-center gap-1.5">
          {words.all}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </div>
      <fieldset className="proof-set">
        <legend className="sr-only">{words.choose}</legend>
        {stories.map(({ id }) => (
          <input
            key={id}
            type="radio"
            name="proof"
            id={`proof-${id}`}
            value={id}
            defaultChecked={id === opened}
            className="sr-only"
          />
        ))}
        <div className="wrap proof-marks">
          {stories.map(({ id, name, products, logo, mark }) => (
            <label key={id} htmlFor={`proof-${id}`} data-job={jobOf(products[0]!)}>
              {logo ? <Photo picture={logo} sizes="3rem" className="size-9" /> : mark && <CustomerMark id={mark} />}
              <span>{name}</span>
            </label>
          ))}
        </div>
        <div className="proof-stories ground-ink">
          <div className="wrap">
            {stories.map((story) => (
              <ProofStory key={story.id} story={story} words={words} />
            ))}
          </div>
        </div>
      </fieldset>
    </section>
  );
}
