import type { CSSProperties } from "react";
import { localizeHref } from "#address/address.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Words } from "#content/sets.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { light } from "#mail/palette.ts";
import { primaryColour } from "#mail/primary-colour.server.ts";
import { font, paragraph, small } from "#mail/styles.ts";
import { Lines } from "#mail/text.server.tsx";
import type { Locale } from "#text/locales.ts";
import { Marked } from "#text/marked.tsx";
import type { ResolvedBlock, ResolvedLetter } from "./resolved-letter.ts";

interface LetterMail {
  locale: Locale;
  letter: ResolvedLetter;
  /** Origin of the site. */
  site: string;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** Its page in the archive; absent where there is none yet. */
  browserUrl?: string | undefined;
  /** Returns the address that counts a click on a link; the link itself by default. */
  countedUrl?: ((href: string) => string | undefined) | undefined;
}

/** Renders a letter as a mail: the one layout of every mail, with its blocks on the card. */
export async function letterMail({ locale, letter, site, countedUrl, ...links }: LetterMail) {
  const words = readSet(locale, "mails-letter");
  const urlOf = (href: string) => countedUrl?.(href) ?? absoluteUrl(href, { locale, site });
  const { subject, preheader, blocks } = letter;
  const layout = { locale, site, heading: subject, preheader, reason: "newsletter", ...links } as const;
  const body = await renderMail(
    <MailLayout {...layout}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} words={words} site={site} urlOf={urlOf} />
      ))}
    </MailLayout>,
  );
  return { subject, ...body };
}

/** Returns an address as a mail needs it: pages of the site with language and origin. */
export function absoluteUrl(href: string, { locale, site }: { locale: Locale; site: string }): string {
  return href.startsWith("/") ? site + localizeHref(href, { locale, edition: "v1" }) : href;
}

interface BlockProps {
  block: ResolvedBlock;
  words: Words<"mails-letter">;
  site: string;
  urlOf: (href: string) => string;
}

function Block({ block, words, site, urlOf }: BlockProps) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 className="ink" style={heading}>
          {block.text}
        </h2>
      );
    case "text":
      return block.paragraphs.map((text, index) => (
        <p key={index} className="ink" style={paragraph}>
          <MarkedLines text={text} urlOf={urlOf} />
        </p>
      ));
    case "picture":
      return <Picture {...block} src={site + block.src} href={block.href && urlOf(block.href)} />;
    case "button":
      return <MailButton href={urlOf(block.href)}>{block.label}</MailButton>;
    case "article":
      return <Teaser {...block} href={urlOf(block.href)} more={words.article.read} notes={[block.note]} />;
    case "product":
      return <Teaser {...block} href={urlOf(block.href)} more={words.product.more} notes={[]} />;
    case "event": {
      const notes = [block.when, block.place, ...(block.sample ? [words.event.sample] : [])];
      return <Teaser title={block.title} href={urlOf(block.href)} more={words.event.more} notes={notes} />;
    }
  }
}

/** Renders a text with our marks; single line breaks are shown. */
function MarkedLines({ text, urlOf }: { text: string; urlOf: BlockProps["urlOf"] }) {
  return (
    <Marked
      text={text}
      plain={(plain) => <Lines text={plain} />}
      code={(code) => <code style={{ fontFamily: "Consolas, Menlo, monospace", fontSize: "15px" }}>{code}</code>}
      link={(link) => (
        <a className="link" href={urlOf(link.href)} style={{ color: primaryColour() }}>
          {link.text}
        </a>
      )}
    />
  );
}

/** Outlook reads the width of the attribute, the others that of the style. */
function Picture({
  src,
  width,
  height,
  alt,
  href,
}: {
  src: string;
  width: number;
  height: number;
  alt: string;
  href: string;
}) {
  const shown = Math.min(width, cardWidth);
  const size = { width: shown, height: Math.round((height * shown) / width) };
  const image = <img src={src} alt={alt} {...size} style={pictureStyle} />;
  return <p style={{ margin: "8px 0 24px" }}>{href ? <a href={href}>{image}</a> : image}</p>;
}

/** Renders what leads to a page: its title, what is worth knowing, and a link. */
function Teaser({
  title,
  summary,
  notes,
  href,
  more,
}: {
  title: string;
  summary?: string;
  notes: string[];
  href: string;
  more: string;
}) {
  return (
    <table role="presentation" className="panel" width="100%" cellPadding={0} cellSpacing={0} border={0} style={panel}>
      <tbody>
        <tr>
          <td style={{ padding: "18px 20px 12px" }}>
            <p className="ink" style={teaserTitle}>
              {title}
            </p>
            {notes.length > 0 && (
              <p className="muted" style={small}>
                <Lines text={notes.join("\n")} />
              </p>
            )}
            {summary && (
              <p className="ink" style={{ ...paragraph, fontSize: "15px", lineHeight: "24px", margin: "0 0 8px" }}>
                {summary}
              </p>
            )}
            <p style={small}>
              <a className="link" href={href} style={{ color: primaryColour(), fontWeight: 600 }}>
                {more}
              </a>
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Pixels between the margins of the card. */
const cardWidth = 488;
const heading: CSSProperties = {
  color: light.ink,
  fontFamily: font,
  fontSize: "19px",
  fontWeight: 600,
  lineHeight: "28px",
  margin: "28px 0 10px",
  overflowWrap: "anywhere",
};
const pictureStyle: CSSProperties = {
  border: 0,
  borderRadius: "8px",
  display: "block",
  height: "auto",
  maxWidth: "100%",
};
const panel: CSSProperties = {
  backgroundColor: light.panel,
  border: `1px solid ${light.line}`,
  borderCollapse: "separate",
  borderRadius: "8px",
  margin: "4px 0 20px",
};
const teaserTitle: CSSProperties = { ...paragraph, fontWeight: 600, margin: "0 0 4px" };
