import { jobOf } from "#catalogue/products.ts";
import type { CustomersWords } from "#content/kinds/customers.ts";
import { usePage } from "../../use-page.ts";
import { partClass } from "../ground.ts";
import { ProductLinks } from "../product-links.tsx";
import { ChangeFigures } from "./change-figures.tsx";
import { PullQuote } from "./pull-quote.tsx";
import { StoryByline } from "./story-byline.tsx";

export type CustomerStoriesProps = Pick<CustomersWords, "stories" | "labels">;

const grounds = ["paper", "ink", "paper", "tint", "paper", "mist"] as const;

/** Renders stories one after another like articles in a magazine: the customer at the side, the text beside it. */
export function CustomerStories({ stories, labels }: CustomerStoriesProps) {
  const { common } = usePage();
  return (
    <>
      {stories.map((story, index) => (
        <article
          key={story.id}
          id={story.id}
          data-job={jobOf(story.products[0]!)}
          className={partClass(grounds[index % grounds.length])}
        >
          <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
            <div className="lg:sticky lg:top-28 lg:self-start">
              <StoryByline story={story} labels={labels} />
              <div className="mt-3">
                <ProductLinks products={story.products} label={common.labels.withProducts} />
              </div>
            </div>
            <div>
              <h2 className="h2 max-w-3xl">{story.title}</h2>
              <div className="mt-8 grid gap-x-10 gap-y-5 md:grid-cols-2">
                <div>
                  <h3 className="text-base">{labels.problem}</h3>
                  <p className="mt-1 text-muted">{story.problem}</p>
                </div>
                <div>
                  <h3 className="text-base">{labels.play}</h3>
                  <p className="mt-1 text-muted">{story.play}</p>
                </div>
              </div>
              <ChangeFigures items={story.figures} before={labels.before} after={labels.after} className="mt-10" />
              <div className="mt-12">
                <PullQuote {...story.quote} />
              </div>
            </div>
          </div>
        </article>
      ))}
    </>
  );
}
