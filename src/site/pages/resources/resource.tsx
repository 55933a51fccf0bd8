import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { ResourcesWords } from "#content/kinds/resources.ts";
import { formatDay } from "#time/format.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { readArticle } from "../../page-words.server.ts";
import type { Bust } from "../../pictures/people/busts.ts";
import { Person } from "../../pictures/people/person.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { readingItem } from "../../reading-item.ts";
import { Blocks } from "../../sections/blocks.tsx";
import { Inline } from "../../sections/inline.tsx";
import { ReadingCover } from "../../sections/reading-cover.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

interface Extra {
  structured: object[];
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, ({ origin, readPicture }, { address, row }) => {
    const { title, summary, published, updated, picture, author } = readArticle(row, address.locale)!;
    const photo = picture && readPicture(picture, address.locale)?.src;
    const url = origin + writeAddress({ ...address, edition: "v1" });
    return {
      structured: [
        {
          "@type": "Article",
          headline: title,
          description: summary,
          datePublished: published,
          dateModified: updated ?? published,
          inLanguage: address.locale,
          mainEntityOfPage: url,
          image: origin + (photo ?? `/og/${address.locale}${row.path}.png`),
          author: author ? { "@type": "Person", name: author.name } : { "@id": `${origin}/#organization` },
          publisher: { "@id": `${origin}/#organization` },
        },
      ],
    };
  });

/** The portraits of the team that writes on a topic. */
const authors: Record<Extract<keyof ResourcesWords["teams"], string>, readonly [Bust, Bust]> = {
  listening: ["hijab", "glasses"],
  analytics: ["bun", "batik"],
  documents: ["peci", "hijab"],
  service: ["cap", "bun"],
  governance: ["batik", "glasses"],
};

/** Renders one whole article or guide. */
export default function Resource() {
  const { words, row, all, address, pictures } = usePage<"resources", Extra>();
  const { Hero, ReadingList, WideSection, NextStep } = useSections();
  const href = useHref();
  const { labels } = words;
  const item = words.items.find(({ slug }) => slug === row.about)!;
  const others = words.items.filter((other) => other !== item);
  const { kind, topic, minutes, ...cover } = readingItem(item, words);
  return (
    <>
      <Hero
        title={item.title}
        lead={item.summary}
        name={`${kind} · ${topic}`}
        note={
          <>
            {labels.published} <time dateTime={item.published}>{formatDay(item.published, address.locale)}</time> ·{" "}
            {item.updated && (
              <>
                {labels.updated} <time dateTime={item.updated}>{formatDay(item.updated, address.locale)}</time> ·{" "}
              </>
            )}
            {minutes}
          </>
        }
        layout="stage"
        picture={
          item.picture && pictures[item.picture] ? (
            <Photo picture={item.picture} sizes="(width >= 80rem) 76rem, 100vw" priority className="aspect-2/1" />
          ) : (
            <ReadingCover figure={cover.figure} job={cover.job} className="reading-banner" />
          )
        }
      />
      <article className="wrap guide">
        <aside aria-label={labels.takeaways} className="guide-aside stack-8">
          <div>
            <h2 className="text-base">{labels.takeaways}</h2>
            <ul className="mt-3 rows">
              {item.takeaways.map((takeaway) => (
                <li key={takeaway} className="py-3 text-sm text-muted">
                  <Inline text={takeaway} />
                </li>
              ))}
            </ul>
          </div>
          <div>
            <p className="text-sm text-muted">{labels.products}</p>
            <ul className="mt-1">
              {item.products.map((product) => (
                <li key={product}>
                  <a
                    href={href(`/products/${product}`)}
                    className="flex min-h-11 items-center gap-3 font-medium hover:text-primary"
                  >
                    <ProductMark id={product} className="size-6 text-primary" />
                    {all.products[product].name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <ShareLinks title={item.title} labels={labels} />
        </aside>
        <div className="min-w-0 stack-12">
          <p className="flex items-center gap-3" data-job={cover.job}>
            <Writer item={item} words={words} />
          </p>
          {item.sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2 className="mb-4 text-2xl">{title}</h2>
              <Blocks blocks={body} />
            </section>
          ))}
        </div>
      </article>
      <WideSection title={labels.more} ground="mist">
        <ReadingList items={others.map((other) => readingItem(other, words))} />
        <a href={href("/resources")} className="btn btn-secondary mt-8">
          {labels.back}
        </a>
      </WideSection>
      <NextStep {...words.next} product={item.products[0]} />
    </>
  );
}

/** Renders who wrote the text: a person by name, or the team of its topic. */
function Writer({ item: { author, topic }, words }: { item: ResourcesWords["items"][number]; words: ResourcesWords }) {
  if (author)
    return (
      <>
        <Photo picture={author.picture} sizes="3.5rem" className="size-14 shrink-0 rounded-full" />
        <span className="font-medium">{author.name}</span>
      </>
    );
  return (
    <>
      {authors[topic].map((bust) => (
        <Person key={bust} bust={bust} className="size-14 shrink-0" />
      ))}
      <span className="font-medium">{words.labels.author.replace("{team}", words.teams[topic])}</span>
    </>
  );
}

/** Renders plain links to share a text; nothing is loaded from the services until one is opened. */
function ShareLinks({ title, labels }: { title: string; labels: ResourcesWords["labels"] }) {
  const { origin, address } = usePage();
  const url = encodeURIComponent(origin + writeAddress({ ...address, edition: "v1" }));
  const text = encodeURIComponent(title);
  const links = [
    { name: "WhatsApp", href: `https://wa.me/?text=${text}%20${url}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: labels.byMail, href: `mailto:?subject=${text}&body=${url}` },
  ];
  return (
    <nav aria-label={labels.share} className="no-print">
      <p className="text-sm text-muted">{labels.share}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener nofollow" className="link inline-flex min-h-11 items-center text-sm">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
