import { formatDay } from "#time/format.ts";
import { Blocks } from "../sections/blocks.tsx";
import { Crumbs } from "../sections/crumbs.tsx";
import { usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

/** Renders a long text with its table of contents beside it. */
export default function Article() {
  const { address, words, common } = usePage<"privacy-policy">();
  const { labels } = common;
  return (
    <article className="wrap pt-8 pb-24">
      <Crumbs />
      <h1 className="mt-6 max-w-3xl h1">{words.title}</h1>
      <p className="lead mt-6">{words.lead}</p>
      <p className="mt-4 text-sm text-muted">
        {labels.updated} <time dateTime={words.version}>{formatDay(words.version, address.locale)}</time>
      </p>
      <p className="mt-6 max-w-3xl rounded-md border border-line bg-accent-soft px-5 py-4 text-sm">{words.notice}</p>
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <nav aria-label={labels.onThisPage} className="no-print text-sm lg:sticky lg:top-28 lg:self-start">
          <p className="menu-title">{labels.onThisPage}</p>
          <ol>
            {words.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 text-muted max-lg:py-3 hover:text-primary">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="stack-12">
          {words.sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2 className="mb-4 text-2xl">{title}</h2>
              <Blocks blocks={body} />
            </section>
          ))}
          <a href="#content" className="link no-print inline-block py-2.5">
            {labels.backToTop}
          </a>
        </div>
      </div>
    </article>
  );
}
