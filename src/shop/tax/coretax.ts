import { minus, type Rupiah, rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Buyer } from "../orders/buyer.ts";
import { type TaxRate, taxOn } from "../prices/money.ts";
import type { Line } from "../prices/price.ts";
import type { TaxDocument } from "./tax-document.ts";

/** Digits of the head office behind an NPWP. */
const headOffice = "000000";
/** The NPWP of a buyer who has none. */
const noTin = "0".repeat(16);
/** Codes of the tax office: services, without a code of its list of services. */
const service = { Opt: "B", Code: "000000" };
/** Units of the tax office by kind of line: month, and other. */
const units: Partial<Record<Line["kind"], string>> = { package: "UM.0024" };
const otherUnit = "UM.0033";

/** An invoice as a faktur pajak needs it. Amounts are those that the invoice states. */
export interface TaxInvoice {
  number: string;
  day: Day;
  buyer: Buyer;
  email: string;
  document: TaxDocument | null;
  /** What was bought, as the invoice names it. */
  item: string;
  lines: readonly Line[];
  tax: TaxRate;
  dpp: Rupiah;
  ppn: Rupiah;
}

/** Returns whether the tax office can know the buyer. The other rules of the file hold for every invoice that is issued. */
export function isIdentified({ buyer, document }: Pick<TaxInvoice, "buyer" | "document">): boolean {
  return buyer.npwp !== undefined || (document !== null && document.document !== "TIN");
}

/** Returns whether an NPWP is one that a file may name as its seller. */
export function isSellerNumber(npwp: string): boolean {
  return /^\d{16}$/.test(npwp) && npwp !== noTin;
}

/**
 * Returns the XML that Coretax imports (`TaxInvoiceBulk`). Names and order of its elements are those of Odoo's module
 * `l10n_id_efaktur_coretax` (PAYMENTS.md, "Coretax"); `BuyerAdress` is the tax office's own spelling. The file has not been
 * tried against the tax office. Amounts are whole rupiah, as the invoices state them, so that the sums of a file are the sums
 * of its invoices.
 * @param npwp of the seller, 16 digits
 * @param invoices at most `invoicesPerFile`, each with tax and with a buyer that the tax office can know
 */
export function coretaxFile(npwp: string, invoices: readonly TaxInvoice[]): string {
  const schema = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd"';
  const list = invoices.map((invoice) => element("TaxInvoice", taxInvoice(npwp, invoice), 2)).join("");
  return `<?xml version="1.0" encoding="utf-8"?>\n<TaxInvoiceBulk ${schema}>\n${leaf("TIN", npwp, 1)}${element("ListOfTaxInvoice", list, 1)}</TaxInvoiceBulk>\n`;
}

function taxInvoice(npwp: string, invoice: TaxInvoice): string {
  const { number, day, buyer, email, document, tax } = invoice;
  const isReduced = tax.base[0] !== tax.base[1];
  const isForeignOrPerson = buyer.npwp === undefined && document !== null && document.document !== "TIN";
  const place = document?.document === "TIN" ? document.place : headOffice;
  return [
    ["TaxInvoiceDate", day],
    ["TaxInvoiceOpt", "Normal"],
    // 04: the base is another value than the price (11/12 of it); 01: the base is the price.
    ["TrxCode", isReduced ? "04" : "01"],
    ["AddInfo", ""],
    ["CustomDoc", ""],
    ["RefDesc", number],
    ["FacilityStamp", ""],
    ["SellerIDTKU", npwp + headOffice],
    ["BuyerTin", buyer.npwp ?? noTin],
    ["BuyerDocument", isForeignOrPerson ? document.document : "TIN"],
    ["BuyerCountry", isForeignOrPerson ? document.country : "IDN"],
    ["BuyerDocumentNumber", isForeignOrPerson ? document.number : ""],
    ["BuyerName", buyer.name],
    ["BuyerAdress", buyer.address],
    ["BuyerEmail", email],
    ["BuyerIDTKU", buyer.npwp === undefined ? headOffice : buyer.npwp + place],
  ]
    .map(([name, value]) => leaf(name!, value!, 3))
    .concat(
      element(
        "ListOfGoodService",
        goods(invoice)
          .map((good) => element("GoodService", good, 4))
          .join(""),
        3,
      ),
    )
    .join("");
}

/**
 * Returns the lines of an invoice: what was bought, with the discount of its voucher, and the fee of the payment method. The
 * first takes what rounding each line leaves of the invoice's base and tax.
 */
function goods({ lines, item, tax, dpp, ppn }: TaxInvoice): string[] {
  const [bought, ...others] = lines;
  if (!bought) throw new RangeError("an invoice without a line");
  const amountOf = (kind: Line["kind"]) => others.find((line) => line.kind === kind)?.amount ?? rupiah(0);
  const discount = rupiah(-amountOf("voucher"));
  const fee = amountOf("channel_fee");
  const ofFee = taxOn(fee, tax);
  const good = (
    name: string,
    line: Pick<Line, "kind" | "unitPrice" | "quantity">,
    less: Rupiah,
    base: Rupiah,
    own: { dpp: Rupiah; ppn: Rupiah },
  ) =>
    Object.entries({
      ...service,
      Name: name,
      Unit: units[line.kind] ?? otherUnit,
      Price: line.unitPrice,
      Qty: line.quantity,
      TotalDiscount: less,
      TaxBase: base,
      OtherTaxBase: own.dpp,
      VATRate: tax.percent,
      VAT: own.ppn,
      STLGRate: 0,
      STLG: 0,
    })
      .map(([element, value]) => leaf(element, String(value), 5))
      .join("");
  const rest = { dpp: minus(dpp, ofFee.dpp), ppn: minus(ppn, ofFee.ppn) };
  const first = good(item, bought, discount, minus(bought.amount, discount), rest);
  if (fee === 0) return [first];
  const line = { kind: "channel_fee", unitPrice: fee, quantity: 1 } as const;
  return [first, good("Biaya kanal pembayaran", line, rupiah(0), fee, ofFee)];
}

const indent = (depth: number) => "  ".repeat(depth);

const element = (name: string, content: string, depth: number) =>
  `${indent(depth)}<${name}>\n${content}${indent(depth)}</${name}>\n`;

const leaf = (name: string, text: string, depth: number) => `${indent(depth)}<${name}>${escaped(text)}</${name}>\n`;

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Returns a text as the content of an element, in one line and without characters that XML 1.0 does not have. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff\s]+/gu, " ")
    .trim()
    .replace(/[&<>]/g, (sign) => signs[sign]!);
}
