import type { ProductId } from "#catalogue/products.ts";
import type { MailReason } from "#content/kinds/mails/mails-footer.ts";
import { readSet } from "#content/read-set.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { type Fact, Facts } from "#mail/facts.server.tsx";
import { type Highlight, Highlights } from "#mail/highlights.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Lines, Note, Paragraph } from "#mail/text.server.tsx";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";

/** The content of a mail of the shop: heading, lines, amount and numbers in large type, facts, at most one button. */
interface ShopMailContent {
  locale: Locale;
  /** Origin of the site (PUBLIC_URL). */
  site: string;
  heading: string;
  /** The product that it is about. */
  product?: ProductId | undefined;
  /** Whether the reader is told who answers, and when. */
  answered?: boolean;
  /** Its paragraphs; a line break within one is kept. */
  lines: readonly string[];
  highlights?: readonly Highlight[];
  facts?: readonly Fact[];
  /** What to do one after the other. */
  steps?: { title: string; items: readonly string[] } | undefined;
  button?: { label: string; href: string };
  /** Why the reader receives it; by default because of an order. */
  reason?: MailReason;
}

/** Renders a mail as HTML and as plain text. */
export async function renderShopMail(content: ShopMailContent): Promise<{ html: string; text: string }> {
  return renderMail(<ShopMail {...content} />);
}

function ShopMail({
  locale,
  site,
  heading,
  product,
  answered = false,
  lines,
  highlights = [],
  facts = [],
  steps,
  button,
  reason = "order",
}: ShopMailContent) {
  return (
    <MailLayout
      locale={locale}
      site={site}
      reason={reason}
      preheader={lines.join(" ").replace(/\s+/g, " ")}
      heading={heading}
      product={product}
    >
      {lines.map((line, index) => (
        <Paragraph key={index}>
          <Lines text={line} />
        </Paragraph>
      ))}
      {highlights.length > 0 ? <Highlights rows={highlights} /> : null}
      {facts.length > 0 ? <Facts rows={facts} /> : null}
      {steps ? <Paragraph>{steps.title}</Paragraph> : null}
      {steps?.items.map((step, index) => (
        <Paragraph key={step}>{`${index + 1}. ${step}`}</Paragraph>
      ))}
      {button ? <MailButton href={button.href}>{button.label}</MailButton> : null}
      {answered ? <WhoAnswers locale={locale} /> : null}
    </MailLayout>
  );
}

/** Renders who reads a reply, when, and how soon they answer. */
function WhoAnswers({ locale }: { locale: Locale }) {
  const { company } = readSet(locale, "common");
  const { answers } = readSet(locale, "mails-footer");
  return <Note>{fill(answers, { company: company.name, hours: company.hours })}</Note>;
}
