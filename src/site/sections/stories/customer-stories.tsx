import { jobOf } from "#catalogue/products.ts";
import type { CustomersWords } from "#content/kinds/customers.ts";
import { Photo } from "../../pictures/photo.tsx";
import { usePage } from "../../use-page.ts";
import { partClass } from "../ground.ts";
import { ProductLinks } from "../product-links.tsx";
import { ChangeFigures, PullQuote, StoryByline, StoryText } from "./story-parts.tsx";

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
          className={partClass(grounds[index % grounds.length], "tail")}
        >
          <div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
            <div className="lg:sticky lg:top-28 lg:self-start">
              <StoryByline story={story} labels={labels} />
              <div className="mt-3">
                <ProductLinks products={story.products} label={common.labels.withProducts} />
              </div>
            </div>
            <div>
              <h2 className="chapter-title max-w-3xl">{story.title}</h2>
              <Photo picture={story.photo} sizes="(width >= 64rem) 55rem, 90vw" className="mt-6 aspect-21/9" />
              <ChangeFigures items={story.figures} before={labels.before} after={labels.after} className="mt-6" />
              <StoryText story={story} labels={labels} />
              <div className="mt-6">
                <PullQuote {...story.quote} size="text-xl" />
              </div>
            </div>
          </div>
        </article>
      ))}
    </>
  );
}
