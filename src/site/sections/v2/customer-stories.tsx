import { Photo } from "../../pictures/photo.tsx";
import { usePage } from "../../use-page.ts";
import { ProductLinks } from "../product-links.tsx";
import { ChangeFigures } from "../stories/change-figures.tsx";
import type { CustomerStoriesProps } from "../stories/customer-stories.tsx";
import { PullQuote } from "../stories/pull-quote.tsx";
import { StoryByline } from "../stories/story-byline.tsx";
import { StoryText } from "../stories/story-text.tsx";

/** Renders each story as tiles: title and quote in the wide one, figures and text in the others. */
export function CustomerStories({ stories, labels }: CustomerStoriesProps) {
  const { common } = usePage();
  return (
    <div className="wrap stack-8 py-8">
      {stories.map((story, index) => (
        <article key={story.id} id={story.id} className="grid gap-3 lg:grid-cols-12">
          <div className={`tile rise lg:col-span-8 ${index % 2 ? "lg:order-2" : ""}`}>
            <h2 className="h2 ">{story.title}</h2>
            <Photo picture={story.photo} sizes="(width >= 64rem) 48rem, 90vw" className="mt-6 aspect-21/9" />
            <div className="mt-6">
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
          <div className={`tile rise lg:col-span-7 ${index % 2 ? "lg:order-4" : ""}`}>
            <StoryText story={story} labels={labels} />
          </div>
        </article>
      ))}
    </div>
  );
}
