import type { CommonWords } from "#content/kinds/shared/common.ts";
import { fillTexts } from "#text/fill.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { formatDay } from "#time/format.ts";
import { Blocks } from "../sections/blocks.tsx";
import { useSections } from "../sections/use-sections.ts";
import { usePage } from "../use-page.ts";

export { loader } from "../page.server.ts";

/** Renders a long text with its table of contents beside it. */
export default function Article() {
  const { address, words, common } = usePage<"privacy-policy">();
  const { LongText } = useSections();
  const { labels } = common;
  const { title, lead, notice, sections, version } = fillTexts(words, sellerOf(common.company));
  return (
    <LongText
      title={title}
      lead={lead}
      notice={notice}
      contents={sections}
      updated={
        <>
          {labels.updated} <time dateTime={version}>{formatDay(version, address.locale)}</time>
        </>
      }
    >
      {sections.map(({ id, title, body }) => (
        <section key={id} id={id}>
          <h2 className="mb-4 text-2xl">{title}</h2>
          <Blocks blocks={body} />
        </section>
      ))}
      <a href="#content" className="link no-print inline-block py-2.5">
        {labels.backToTop}
      </a>
    </LongText>
  );
}

/** Returns what legal texts name of the company, which are the words that its invoices have: `{seller}` with its address. */
function sellerOf({ legalName, street, city, postalCode, npwp, email, phone }: CommonWords["company"]) {
  return { seller: `${legalName}, ${street}, ${city} ${postalCode}, NPWP ${npwp}`, email, phone: spacedPhone(phone) };
}
