import type { CSSProperties, ReactNode } from "react";
import type { ProductId } from "#catalogue/products.ts";
import type { MailReason } from "#content/kinds/mails/mails-footer.ts";
import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { markId } from "./mark.server.ts";
import { light } from "./palette.ts";
import { primaryColour } from "./primary-colour.server.ts";
import { productPictureId } from "./product-pictures.server.ts";
import { font, styleSheet } from "./styles.ts";

interface MailFooterProps {
  locale: Locale;
  reason: MailReason;
  /** Origin of the site (PUBLIC_URL). */
  site?: string | undefined;
  unsubscribeUrl?: string | undefined;
  /** Of a letter: where topics and language are chosen, and its page. */
  preferencesUrl?: string | undefined;
  browserUrl?: string | undefined;
}

/** Renders why the mail was sent, who sent it, and how to reach them. */
function MailFooter({ locale, reason, site, unsubscribeUrl, preferencesUrl, browserUrl }: MailFooterProps) {
  const { company } = readSet(locale, "common");
  const words = readSet(locale, "mails-footer");
  const home = site && (locale === "en" ? `${site}/en` : site);
  return (
    <div data-text="footer">
      <p className="muted" style={line}>
        {fill(words.reasons[reason], { company: company.name })}
        {unsubscribeUrl ? (
          <>
            {" "}
            <Link href={unsubscribeUrl}>{words.unsubscribe}</Link>
          </>
        ) : null}
      </p>
      {preferencesUrl ? <LetterLinks locale={locale} preferencesUrl={preferencesUrl} browserUrl={browserUrl} /> : null}
      <p className="muted" style={line}>
        {company.legalName}
        <br />
        {company.street}, {company.city} {company.postalCode}
      </p>
      <p className="muted" style={line}>
        {home ? (
          <>
            <Link href={home} text="address">
              {new URL(home).host}
            </Link>
            <br />
          </>
        ) : null}
        <Link href={`mailto:${company.email}`}>{company.email}</Link>
        <br />
        <Link href={`tel:${company.phone}`}>{spacedPhone(company.phone)}</Link>
      </p>
    </div>
  );
}

function LetterLinks({
  locale,
  preferencesUrl,
  browserUrl,
}: Pick<MailFooterProps, "locale" | "browserUrl"> & { preferencesUrl: string }) {
  const words = readSet(locale, "mails-letter");
  return (
    <p className="muted" style={line}>
      <Link href={preferencesUrl}>{words.preferences}</Link>
      {browserUrl ? (
        <>
          <br />
          <Link href={browserUrl}>{words.inBrowser}</Link>
        </>
      ) : null}
    </p>
  );
}

function Link({ href, text, children }: { href: string; text?: string; children: string }) {
  return (
    <a className="muted" href={href} data-text={text} style={{ color: light.muted, whiteSpace: "nowrap" }}>
      {children}
    </a>
  );
}

const line = { color: light.muted, fontFamily: font, fontSize: "13px", lineHeight: "20px", margin: "0 0 12px" };

/** As much as lists of mails show of a mail beside its subject. */
const length = 150;

/** Characters that take no room: without them, lists show the beginning of the mail after a short preheader. */
const filler = "\xA0\u200C\u200B\u200D\u200E\u200F\uFEFF";

const hidden: CSSProperties = {
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

/** Renders what lists of mails show beside the subject, and nobody sees in the mail; its plain text leaves it out. */
function MailPreheader({ text }: { text: string }) {
  const shown = text.substring(0, length);
  return (
    <div style={hidden} data-skip-in-text={true}>
      {shown}
      {shown.length < length && <div>{filler.repeat(length - shown.length)}</div>}
    </div>
  );
}

export interface MailLayoutProps extends MailFooterProps {
  /** What a list of mails shows beside the subject. */
  preheader: string;
  heading: string;
  /** The product that it is about. */
  product?: ProductId | undefined;
  children: ReactNode;
}

/** Renders the one layout of every mail: mark and name, one heading, the content on a card, the company below it. */
export function MailLayout({ preheader, heading, product, children, ...footer }: MailLayoutProps) {
  const { locale } = footer;
  return (
    <html lang={locale} dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        {/* The style sheet has no input but colours; React would escape its quotes. */}
        <style dangerouslySetInnerHTML={{ __html: styleSheet(primaryColour("dark")) }} />
      </head>
      <body className="ground" style={{ backgroundColor: light.ground, margin: 0, padding: 0 }}>
        <MailPreheader text={preheader} />
        <table {...wholeWidth} lang={locale} className="ground" style={ground}>
          <tbody>
            <tr>
              <td className="around" align="center" style={{ padding: "40px 16px 48px" }}>
                <table {...wholeWidth} style={{ maxWidth: "560px", width: "100%" }}>
                  <tbody>
                    <tr>
                      <td className="card inside" style={card}>
                        <MailHeader company={readSet(locale, "common").company.name} product={product} />
                        <h1 className="ink" style={title}>
                          {heading}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="inside" style={{ padding: "24px 36px 0", textAlign: "left" }}>
                        <MailFooter {...footer} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const wholeWidth = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 } as const;
const ground = { backgroundColor: light.ground, width: "100%" };
const card: CSSProperties = {
  backgroundColor: light.card,
  border: `1px solid ${light.line}`,
  borderRadius: "12px",
  padding: "36px 36px 20px",
  textAlign: "left",
};
const title: CSSProperties = {
  color: light.ink,
  fontFamily: font,
  fontSize: "24px",
  fontWeight: 600,
  letterSpacing: "-0.015em",
  lineHeight: "32px",
  margin: "0 0 16px",
  overflowWrap: "anywhere",
};

/**
 * Renders the mark, which is attached to the mail, and the name as text, which is shown without pictures too; at the end of the
 * line the mark of the product that the mail is about.
 */
export function MailHeader({ company, product }: { company: string; product?: ProductId | undefined }) {
  return (
    <table
      role="presentation"
      data-text="skip"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width={product ? "100%" : undefined}
      style={{ margin: "0 0 28px" }}
    >
      <tbody>
        <tr>
          <td width={38} style={{ paddingRight: "10px", verticalAlign: "middle" }}>
            <img src={`cid:${markId}`} width={28} height={28} alt="" style={{ border: 0, display: "block" }} />
          </td>
          <td
            className="ink"
            style={{
              color: light.ink,
              fontFamily: font,
              fontSize: "19px",
              fontWeight: 600,
              letterSpacing: "-0.01em",
              lineHeight: "28px",
              verticalAlign: "middle",
            }}
          >
            {company}
          </td>
          {product ? (
            <td align="right" style={{ verticalAlign: "middle" }}>
              <img
                src={`cid:${productPictureId(product)}`}
                width={40}
                height={40}
                alt=""
                style={{ border: 0, display: "block" }}
              />
            </td>
          ) : null}
        </tr>
      </tbody>
    </table>
  );
}
