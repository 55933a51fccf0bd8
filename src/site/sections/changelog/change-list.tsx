import type { ProductJob } from "#catalogue/products.ts";
import type { ChangelogEntry, ChangelogWords } from "#content/kinds/changelog.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Blocks } from "../blocks.tsx";

/** The job whose hue the changes of an area have. */
export const areaJobs: Record<ChangelogEntry["area"], ProductJob> = {
  site: "ask",
  account: "keep",
  shop: "act",
  api: "understand",
  desk: "collect",
};

/** The words around the changes. */
type ChangeWords = Pick<ChangelogWords, "kinds" | "areas" | "labels">;

interface ChangeProps {
  entry: ChangelogEntry;
  words: ChangeWords;
}

/** Renders of which kind a change is, and what it concerns. */
export function ChangeKind({ entry, words }: ChangeProps) {
  return (
    <>
      <span className="change-kind">{words.kinds[entry.kind]}</span>
      <span>{words.areas[entry.area]}</span>
    </>
  );
}

/** Renders a change: its title, which links to itself, its text, its picture, the products that it concerns. */
export function ChangeBody({ entry, words, level }: ChangeProps & { level: 3 | 4 }) {
  const { all } = usePage();
  const href = useHref();
  const Heading = `h${level}` as const;
  const { slug, title, body, picture, products, author } = entry;
  return (
    <>
      <Heading className="mt-2 text-xl">
        <a href={`#${slug}`} className="hover:text-hue">
          {title}
        </a>
      </Heading>
      <div className="mt-3 max-w-[42em]">
        <Blocks blocks={body} />
      </div>
      <Photo picture={picture} sizes="(width >= 64rem) 46rem, 100vw" className="mt-5 rounded-lg" />
      {products && (
        <ul aria-label={words.labels.products} className="mt-3 flex flex-wrap gap-x-6">
          {products.map((product) => (
            <li key={product}>
              <a
                href={href(`/products/${product}`)}
                className="flex min-h-11 items-center gap-2 text-sm font-medium hover:text-primary"
              >
                <ProductMark id={product} className="size-5 text-primary" />
                {all.products[product].name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {author && (
        <p className="mt-3 flex items-center gap-2.5 text-sm text-muted">
          <Photo picture={author.picture} sizes="2rem" className="size-8 shrink-0 rounded-full" />
          {fill(words.labels.author, { name: author.name })}
        </p>
      )}
    </>
  );
}

export interface ChangeListProps {
  entries: readonly ChangelogEntry[];
  words: ChangeWords;
}

/** Renders changes by day, the day at the side, each change as a petal on the day's stem. */
export function ChangeList({ entries, words }: ChangeListProps) {
  const { locale } = usePage().address;
  const days = [...Map.groupBy(entries, ({ published }) => published)];
  return (
    <>
      {days.map(([day, changes]) => (
        <div
          key={day}
          className="grid gap-x-12 border-t border-edge pt-8 pb-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <h3 className="num mb-6 text-base font-medium text-muted lg:sticky lg:top-28 lg:self-start">
            <time dateTime={day}>{formatDay(day, locale)}</time>
          </h3>
          <ol className="change-stem">
            {changes.map((entry) => (
              <li key={entry.slug} id={entry.slug} data-job={areaJobs[entry.area]} className="change-entry">
                <Petal />
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                  <ChangeKind entry={entry} words={words} />
                </p>
                <ChangeBody entry={entry} words={words} level={4} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

/** Draws the petal at which a change hangs on its stem. Decorative. */
function Petal() {
  return (
    <svg viewBox="0 0 32 32" className="change-petal" aria-hidden="true">
      <path d="M2 28q0-22 26-24q-2 24-26 24" className="fill-hue" />
    </svg>
  );
}
