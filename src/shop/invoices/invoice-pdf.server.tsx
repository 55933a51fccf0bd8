import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Locale } from "#catalogue/locales.ts";
import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { amountInWords } from "./amount-in-words.ts";
import { jakartaDay } from "./days.ts";
import { formatDay, formatRupiah } from "./format-rupiah.ts";
import { stampThreshold } from "./invoice.ts";
import type { InvoiceData } from "./invoice-data.server.ts";
import { invoiceWords as words } from "./invoice-words.ts";
import type { Line } from "./quote.ts";

const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, fontFamily: "Helvetica", color: "#0f1b3d", lineHeight: 1.4 },
  row: { flexDirection: "row", justifyContent: "space-between" },
  brand: { fontSize: 18, lineHeight: 1.2, fontFamily: "Helvetica-Bold", color: "#1d4ed8" },
  title: { fontSize: 18, lineHeight: 1.2, fontFamily: "Helvetica-Bold", textAlign: "right" },
  paid: { marginTop: 4, fontFamily: "Helvetica-Bold", color: "#15803d", textAlign: "right" },
  party: { width: "48%" },
  label: { color: "#5b6478", fontSize: 9 },
  bold: { fontFamily: "Helvetica-Bold" },
  section: { marginTop: 20 },
  head: { flexDirection: "row", borderBottomWidth: 1, borderColor: "#0f1b3d", paddingBottom: 4, marginTop: 24 },
  line: { flexDirection: "row", borderBottomWidth: 0.5, borderColor: "#cbd5e1", paddingVertical: 5 },
  item: { width: "46%" },
  quantity: { width: "14%", textAlign: "right" },
  money: { width: "20%", textAlign: "right" },
  total: { flexDirection: "row", paddingVertical: 6, fontFamily: "Helvetica-Bold", fontSize: 12 },
  totalLabel: { width: "70%" },
  totalMoney: { width: "30%", textAlign: "right" },
  note: { marginTop: 16, color: "#5b6478", fontSize: 9 },
});

/** The invoice as PDF bytes, in one language. */
export async function renderInvoice(invoice: InvoiceData, locale: Locale): Promise<Buffer> {
  return renderToBuffer(<Invoice invoice={invoice} locale={locale} />);
}

function Invoice({ invoice, locale }: { invoice: InvoiceData; locale: Locale }) {
  const { seller, buyer } = invoice;
  const say = (key: keyof typeof words) => words[key][locale];
  const issued = jakartaDay(invoice.issuedAt);
  return (
    <Document title={invoice.number} author={seller.name} language={locale} creationDate={invoice.issuedAt}>
      <Page size="A4" style={styles.page}>
        <View style={styles.row}>
          <Text style={styles.brand}>BigSuite</Text>
          <View>
            <Text style={styles.title}>{say("title")}</Text>
            <Text style={styles.paid}>{say("paid")}</Text>
          </View>
        </View>
        <View style={styles.section}>
          <Text>{`${say("number")}: ${invoice.number}`}</Text>
          <Text>{`${say("date")}: ${formatDay(issued, locale)}`}</Text>
          <Text>{`${say("order")}: ${invoice.orderNumber}`}</Text>
          <Text>{`${say("serial")}: ${invoice.taxSerial ?? `(${say("serialNone")})`}`}</Text>
        </View>
        <View style={[styles.row, styles.section]}>
          <Party label={say("seller")} name={seller.name} lines={[seller.address, `${say("npwp")}: ${seller.npwp}`]} />
          <Party
            label={say("buyer")}
            name={printable(buyer.name)}
            lines={[printable(buyer.address), invoice.email, ...(buyer.npwp ? [`${say("npwp")}: ${buyer.npwp}`] : [])]}
          />
        </View>
        <View style={styles.head}>
          <Text style={styles.item}>{say("item")}</Text>
          <Text style={styles.quantity}>{say("quantity")}</Text>
          <Text style={styles.money}>{say("price")}</Text>
          <Text style={styles.money}>{say("amount")}</Text>
        </View>
        {invoice.lines.map((line) => (
          <View key={line.kind} style={styles.line}>
            <Text style={styles.item}>{lineText(line, invoice, locale)}</Text>
            <Text style={styles.quantity}>
              {line.kind === "package" ? `${line.quantity} ${monthWord(line.quantity, locale)}` : "1"}
            </Text>
            <Text style={styles.money}>{plain(line.unitPrice, locale)}</Text>
            <Text style={styles.money}>{plain(line.amount, locale)}</Text>
          </View>
        ))}
        <View style={styles.total}>
          <Text style={styles.totalLabel}>{say("total")}</Text>
          <Text style={styles.totalMoney}>{plain(invoice.total, locale)}</Text>
        </View>
        <Text>{`${say("words")}: ${amountInWords(invoice.total, locale)}`}</Text>
        <View style={styles.section}>
          <Text>{`${say("dpp")}: ${plain(invoice.dpp, locale)}`}</Text>
          <Text>{`${say("ppn")} ${invoice.tax.percent}% x DPP: ${plain(invoice.ppn, locale)}`}</Text>
          {invoice.firstDay && invoice.lastDay ? (
            <Text>{`${say("period")}: ${formatDay(invoice.firstDay, locale)} - ${formatDay(invoice.lastDay, locale)}`}</Text>
          ) : null}
          {invoice.total > 0 ? <Text>{`${say("method")}: ${paymentMethodNames[invoice.method]}`}</Text> : null}
        </View>
        {invoice.total > stampThreshold ? <Text style={styles.note}>{say("stamp")}</Text> : null}
      </Page>
    </Document>
  );
}

function Party({ label, name, lines }: { label: string; name: string; lines: string[] }) {
  return (
    <View style={styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.bold}>{name}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

function lineText(line: Line, invoice: InvoiceData, locale: Locale): string {
  switch (line.kind) {
    case "package":
      return invoice.packageName;
    case "upgrade":
      return `${words.upgrade[locale]} ${invoice.packageName}`;
    case "voucher":
      return `${words.voucher[locale]} ${invoice.voucherCode ?? ""}`.trim();
    case "channel_fee":
      return words.channel_fee[locale];
    default:
      return words.ppn[locale];
  }
}

function monthWord(count: number, locale: Locale): string {
  return locale === "en" && count === 1 ? "month" : words.months[locale];
}

/** In letters of the standard PDF fonts (Windows-1252): others lose their marks rather than become other letters. */
function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/gu, (letter) => {
      const bare = letter.normalize("NFKD").replace(/\p{M}/gu, "");
      return /^[ -~]+$/.test(bare) ? bare : "?";
    });
}

// The standard PDF fonts have no typographic minus.
function plain(amount: number, locale: Locale): string {
  return formatRupiah(amount, locale).replace("\u2212", "-");
}
