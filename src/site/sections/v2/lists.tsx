import { formatDay } from "#time/format.ts";
import { Photo } from "../../pictures/photo.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { areaJobs, ChangeBody, ChangeKind, type ChangeListProps } from "../changelog/change-list.tsx";
import { AgendaHead, type AgendaProps } from "../events/agenda.tsx";
import { dayParts } from "../events/agenda-days.ts";
import { EventBody, EventDay } from "../events/event-body.tsx";
import { ProductLinks } from "../product-links.tsx";
import { ReadingCover } from "../reading-cover.tsx";
import type { ReadingListProps } from "../reading-list.tsx";
import { ChangeCard, type ChangeWallProps, type CustomerStoriesProps } from "../stories/stories.tsx";
import { ChangeFigures, PullQuote, StoryByline, StoryText } from "../stories/story-parts.tsx";

/** Renders events as tiles, the next one across the row. */
export function Agenda({ items, labels, isOpen }: AgendaProps) {
  const { locale } = usePage().address;
  return (
    <section aria-labelledby="upcoming" className="section">
      <div className="wrap">
        <AgendaHead labels={labels} empty={items.length === 0} />
        <ol className="grid gap-3 lg:grid-cols-2">
          {items.map((event, index) => (
            <li
              key={event.id}
              id={event.id}
              className={`tile rise ${index === 0 ? "grid gap-8 lg:col-span-2 lg:grid-cols-[1fr_3fr]" : "stack-6"}`}
            >
              <div className="flex flex-wrap items-start justify-between gap-x-6 lg:block">
                <EventDay event={event} />
                <h3 className="text-base font-medium text-muted">{dayParts(event.starts, locale).month}</h3>
              </div>
              <EventBody event={event} labels={labels} isOpen={isOpen(event)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Renders changes as tiles, the latest one across the row. */
export function ChangeList({ entries, words }: ChangeListProps) {
  const { locale } = usePage().address;
  return (
    <ol className="grid gap-3 lg:grid-cols-2">
      {entries.map((entry, index) => (
        <li
          key={entry.slug}
          id={entry.slug}
          data-job={areaJobs[entry.area]}
          className={`tile rise ${index === 0 ? "lg:col-span-2" : ""}`}
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <ChangeKind entry={entry} words={words} />
            <time dateTime={entry.published} className="num ms-auto">
              {formatDay(entry.published, locale)}
            </time>
          </p>
          <ChangeBody entry={entry} words={words} level={3} />
        </li>
      ))}
    </ol>
  );
}

export function ChangeWall({ stories, labels }: ChangeWallProps) {
  return (
    <div className="section">
      <ul className="wrap change-wall relative grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} id={story.id} className="tile change-card rise">
            <ChangeCard story={story} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}

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

/** Renders articles as panes of one console: the newest takes two places, its cover beside its text. */
export function ReadingList({ items, level = 3, lead }: ReadingListProps) {
  const { address } = usePage();
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <ul className={`reading-panes ${lead ? "reading-first" : ""}`}>
      {items.map(({ slug, figure, job, ...item }) => (
        <li key={slug}>
          <a href={href(`/resources/${slug}`)} className="reading-pane group" data-job={job}>
            <ReadingCover figure={figure} job={job} />
            <div className="reading-text">
              <span className="text-sm font-semibold text-hue">
                {item.kind} · {item.topic}
              </span>
              <Heading className="mt-2 text-lg group-hover:text-primary">{item.title}</Heading>
              <span className="mt-2 block text-sm text-muted">{item.summary}</span>
              <span className="mt-auto block pt-5 text-sm text-muted">
                {item.minutes} · <time dateTime={item.published}>{formatDay(item.published, address.locale)}</time>
              </span>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
