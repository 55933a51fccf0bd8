import type { CSSProperties, ReactNode } from "react";
import type { ProductId } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import { MailFooter, type MailFooterProps } from "./footer.server.tsx";
import { MailHeader } from "./header.server.tsx";
import { MailPreheader } from "./mail-preheader.server.tsx";
import { light } from "./palette.ts";
import { primaryColour } from "./primary-colour.server.ts";
import { font, styleSheet } from "./styles.ts";

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
