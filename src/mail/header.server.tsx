import type { ProductId } from "#catalogue/products.ts";
import { markId } from "./mark.server.ts";
import { light } from "./palette.ts";
import { productPictureId } from "./product-pictures.server.ts";
import { font } from "./styles.ts";

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
