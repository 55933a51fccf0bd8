import { markId } from "./mark.server.ts";
import { light } from "./palette.ts";
import { font } from "./styles.ts";

/** Renders the mark, which is attached to the mail, and the name as text, which is shown without pictures too. */
export function MailHeader({ company }: { company: string }) {
  return (
    <table
      role="presentation"
      data-text="skip"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: "0 0 28px" }}
    >
      <tbody>
        <tr>
          <td style={{ paddingRight: "10px", verticalAlign: "middle" }}>
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
        </tr>
      </tbody>
    </table>
  );
}
