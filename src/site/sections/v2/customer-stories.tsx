import { usePage } from "../../use-page.ts";
import { ProductLinks } from "../product-links.tsx";
import { ChangeFigures } from "../stories/change-figures.tsx";
import type { CustomerStoriesProps } from "../stories/customer-stories.tsx";
import { PullQuote } from "../stories/pull-quote.tsx";
import { StoryByline } from "../stories/story-byline.tsx";

/** Renders each story as tiles: title and quote in the wide one, figures and text in the others. */
export function CustomerStories({ stories, labels }: CustomerStoriesProps) {
  const { common } = usePage();
  return (
    <div className="wrap stack-16 py-16">
      {stories.map((story, index) => (
        <article key={story.id} id={story.id} className="grid gap-3 lg:grid-cols-12">
          <div className={`tile rise lg:col-span-8 ${index % 2 ? "lg:order-2" : ""}`}>
            <h2 className="h2 ">{story.title}</h2>
            <div className="mt-12">
              <PullQuote {...story.quote} size="text-xl" />
            </div>
          </div>
          <div className="tile rise flex flex-col justify-between gap-8 lg:col-span-4">
            <StoryByline story={story} labels={labels} />
            <ProductLinks products={story.products} label={common.labels.withProducts} />
          </div>
          <div className={`tile rise lg:col-span-5 ${index % 2 ? "lg:order-3" : ""}`}>
            <ChangeFigures
              items={story.figures}
              before={labels.before}
              after={labels.after}
              className="grid-cols-1! *:first:border-t-0 *:first:pt-0"
            />
          </div>
          <div className={`tile rise grid gap-6 md:grid-cols-2 lg:col-span-7 ${index % 2 ? "lg:order-4" : ""}`}>
            <div>
              <h3 className="text-base">{labels.problem}</h3>
              <p className="mt-2 text-muted">{story.problem}</p>
            </div>
            <div>
              <h3 className="text-base">{labels.play}</h3>
              <p className="mt-2 text-muted">{story.play}</p>
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
