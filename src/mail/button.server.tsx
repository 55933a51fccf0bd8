import { light } from "./palette.ts";
import { primaryColour } from "./primary-colour.server.ts";
import { font } from "./styles.ts";

/** Renders the call to action: a link in a table cell with the button's colour, which Outlook draws too. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "8px 0 24px" }}>
      <tbody>
        <tr>
          <td className="button" align="center" style={{ backgroundColor: primaryColour(), borderRadius: "8px" }}>
            <a
              href={href}
              style={{
                color: light.onButton,
                display: "inline-block",
                fontFamily: font,
                fontSize: "16px",
                fontWeight: 600,
                lineHeight: "24px",
                padding: "12px 24px",
                textDecoration: "none",
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Renders the link again for clients that do not show the button; plain text has it already. */
export function ButtonFallback({ href, before, label }: { href: string; before: string; label: string }) {
  return (
    <p className="muted" data-text="skip" style={fallback}>
      {before}{" "}
      <a className="link" href={href} style={{ color: primaryColour() }}>
        {label}
      </a>
    </p>
  );
}
const fallback = {
  color: light.muted,
  fontFamily: font,
  fontSize: "14px",
  lineHeight: "22px",
  margin: "0 0 8px",
};
