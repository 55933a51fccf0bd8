import type { MailReason } from "#content/kinds/mails-footer.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { type Fact, Facts } from "#mail/facts.server.tsx";
import { type Highlight, Highlights } from "#mail/highlights.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { Paragraph } from "#mail/text.server.tsx";
import type { Locale } from "#text/locales.ts";

/** A letter of the shop: heading, lines, amount and numbers in large type, facts, at most one button. */
export interface ShopLetter {
  locale: Locale;
  /** Origin of the site (PUBLIC_URL). */
  site: string;
  heading: string;
  lines: readonly string[];
  highlights?: readonly Highlight[];
  facts?: readonly Fact[];
  button?: { label: string; href: string };
  /** Why the reader gets it; because of a package, unless said otherwise. */
  reason?: MailReason;
}

/** The letter as HTML and as plain text. */
export async function renderShopLetter(letter: ShopLetter): Promise<{ html: string; text: string }> {
  return renderMail(<Letter {...letter} />);
}

function Letter({ locale, site, heading, lines, highlights = [], facts = [], button, reason = "order" }: ShopLetter) {
  return (
    <MailLayout locale={locale} site={site} reason={reason} preheader={lines.join(" ")} heading={heading}>
      {lines.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {highlights.length > 0 ? <Highlights rows={highlights} /> : null}
      {facts.length > 0 ? <Facts rows={facts} /> : null}
      {button ? <MailButton href={button.href}>{button.label}</MailButton> : null}
    </MailLayout>
  );
}
