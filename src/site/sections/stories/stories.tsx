import { jobOf } from "#catalogue/products.ts";
import type { CustomersWords } from "#content/kinds/customers.ts";
import { Icon } from "#ui/icon.tsx";
import { ChangeSlopes } from "../../illustrations/change-slopes.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import { ProductLinks } from "../product-links.tsx";
import { partClass, Section } from "../section.tsx";
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

interface StoryProps {
  title: string;
  body: string[];
}

/** Renders running text with a larger first paragraph: the problem that a page starts from. */
export function Story({ title, body }: StoryProps) {
  return (
    <Section title={title}>
      <div className="prose stack-5">
        {body.map((paragraph, index) => (
          <p key={index} className={index === 0 ? "text-xl text-ink" : ""}>
            <Inline text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  );
}

export type ChangeWallProps = Pick<CustomersWords, "stories" | "labels">;

/** Renders every story as lines from before to after, side by side, below the page's title; its text opens below. */
export function ChangeWall({ stories, labels }: ChangeWallProps) {
  return (
    <div className="section">
      <ul className="wrap change-wall relative grid md:grid-cols-2 md:gap-x-12 xl:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} id={story.id} data-job={jobOf(story.products[0]!)} className="change-card">
            <ChangeCard story={story} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ChangeCard({
  story,
  labels,
}: {
  story: ChangeWallProps["stories"][number];
  labels: ChangeWallProps["labels"];
}) {
  const { common } = usePage();
  return (
    <article className="change-card">
      <ChangeSlopes figures={story.figures} />
      <p aria-hidden="true" className="flex justify-between px-2 text-xs text-muted">
        <span>{labels.before}</span>
        <span>{labels.after}</span>
      </p>
      <h2 className="mt-6 text-xl/snug">{story.title}</h2>
      <ChangeFigures
        items={story.figures}
        before={labels.before}
        after={labels.after}
        className="mt-6 grid-cols-1! content-start gap-y-4!"
      />
      <div className="mt-5">
        <StoryByline story={story} labels={labels} />
      </div>
      <details className="group mt-2 border-b border-line">
        <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
          {labels.read}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="pb-4 text-muted">
          <p>{story.problem}</p>
          <p className="mt-3">{story.play}</p>
          <ProductLinks products={story.products} label={common.labels.withProducts} />
        </div>
      </details>
    </article>
  );
}
