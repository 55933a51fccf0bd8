import type { MailReason } from "#content/kinds/mails/mails-footer.ts";
import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { light } from "./palette.ts";
import { font } from "./styles.ts";

export interface MailFooterProps {
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
export function MailFooter({ locale, reason, site, unsubscribeUrl, preferencesUrl, browserUrl }: MailFooterProps) {
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
