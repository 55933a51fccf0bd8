import type { LoaderFunctionArgs } from "react-router";
import { archivePath } from "#growth/newsletter/archive/archive-path.ts";
import { sentLetters } from "#growth/newsletter/archive/sent-letters.server.ts";
import { formatDayOf } from "#time/format.ts";
import { loadPage } from "../../page.server.ts";
import { Buttons } from "../../sections/actions.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

interface Extra {
  letters: { slug: string; subject: string; preheader: string; sent: string }[];
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { address }) => ({
    letters: sentLetters(address.locale).map(({ slug, subject, preheader, sent }) => ({
      slug,
      subject,
      preheader,
      sent: sent.toISOString(),
    })),
  }));

/** Renders the letters that were sent, the newest first. */
export default function NewsletterArchive() {
  const { words, address, extra } = usePage<"newsletter", Extra>();
  const { Hero, NextStep, Questions } = useSections();
  const href = useHref();
  const { labels } = words;
  return (
    <>
      <Hero
        {...words.hero}
        actions={
          <Buttons
            items={[
              { href: href("/subscribe"), label: labels.subscribe },
              { href: address.locale === "id" ? "/newsletter.xml" : "/en/newsletter.xml", label: labels.feed },
            ]}
          />
        }
      />
      <section aria-labelledby="letters-title" className="wrap pt-4 pb-24">
        <h2 id="letters-title" className="mb-6 text-2xl">
          {labels.list}
        </h2>
        {extra.letters.length === 0 ? (
          <p className="text-muted">
            <Inline text={labels.none} />
          </p>
        ) : (
          <ul className="rows max-w-3xl">
            {extra.letters.map(({ slug, subject, preheader, sent }) => (
              <li key={slug}>
                <a href={href(archivePath(slug))} className="group block py-5">
                  <time dateTime={sent} className="block text-sm text-muted">
                    {formatDayOf(sent, address.locale)}
                  </time>
                  <span className="mt-1 block text-xl font-semibold group-hover:text-primary">{subject}</span>
                  <span className="mt-1 block text-muted">{preheader}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Questions {...words.questions} />
      <NextStep {...words.next} />
    </>
  );
}
