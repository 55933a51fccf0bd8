import type { MailReason } from "#content/kinds/mails/mails-footer.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { type Fact, Facts } from "#mail/facts.server.tsx";
import { type Highlight, Highlights } from "#mail/highlights.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Lines, Paragraph } from "#mail/text.server.tsx";
import type { Locale } from "#text/locales.ts";

/** The content of a mail of the shop: heading, lines, amount and numbers in large type, facts, at most one button. */
interface ShopMailContent {
  locale: Locale;
  /** Origin of the site (PUBLIC_URL). */
  site: string;
  heading: string;
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
    </MailLayout>
  );
}
