import { WeekChart } from "../../illustrations/week-chart.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { Blocks } from "../../sections/blocks.tsx";
import { ProductLinks } from "../../sections/product-links.tsx";
import { ChangeFigures } from "../../sections/stories/change-figures.tsx";
import { PullQuote } from "../../sections/stories/pull-quote.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

/** Renders one long story: a chart week by week, the facts at the side, and what did not work. */
export default function SuccessStory() {
  const { words, all } = usePage<"success-story">();
  const { Hero, NextStep } = useSections();
  const { labels } = words;
  const href = useHref();
  return (
    <>
      <Hero
        {...words.hero}
        layout="stage"
        name={words.name}
        note={words.sample ? words.note : undefined}
        picture={<WeekChart chart={words.chart} />}
      />
      <div className="wrap py-14">
        <ChangeFigures items={words.figures} before={labels.before} after={labels.after} />
      </div>
      <div className="wrap">
        <article className="grid gap-x-16 gap-y-12 border-t border-line py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <aside aria-label={labels.facts} className="lg:sticky lg:top-28 lg:self-start">
            <Photo picture={words.logo} sizes="10rem" className="photo-logo mb-6" />
            <p className="menu-title">{labels.facts}</p>
            <dl className="divide-y divide-line text-sm">
              {words.facts.map(({ label, value }) => (
                <div key={label} className="py-3">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
              <div className="py-1">
                <dt className="pt-2 text-muted">{labels.industry}</dt>
                <dd>
                  <a
                    href={href(`/solutions/${words.industry}`)}
                    className="inline-flex min-h-11 items-center font-medium hover:text-primary hover:underline"
                  >
                    {all.industries[words.industry].name}
                  </a>
                </dd>
              </div>
              <div className="py-1">
                <dt className="pt-2 text-muted">{labels.products}</dt>
                <dd>
                  <ProductLinks products={words.products} label={labels.products} />
                </dd>
              </div>
            </dl>
            <a href={href("/customers")} className="link mt-3 inline-flex min-h-11 items-center text-sm">
              {labels.all}
            </a>
          </aside>
          <div className="stack-14">
            <Photo picture={words.photo} sizes="(width >= 64rem) 50rem, 90vw" className="aspect-video" />
            {words.chapters.map(({ id, title, body }) => (
              <section key={id} id={id}>
                <h2 className="mb-4 text-2xl">{title}</h2>
                <Blocks blocks={body} />
              </section>
            ))}
            <PullQuote {...words.quote} />
          </div>
        </article>
      </div>
      <NextStep {...words.next} />
    </>
  );
}
