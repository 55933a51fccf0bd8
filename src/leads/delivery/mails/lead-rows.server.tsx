import type { Selectable } from "kysely";
import type { MailsSalesLeadsWords } from "#content/kinds/mails/mails-sales-leads.ts";
import { readSet } from "#content/read-set.server.ts";
import { type Fact, Facts } from "#mail/facts.server.tsx";
import { primaryColour } from "#mail/primary-colour.server.ts";
import type { Locale } from "#text/locales.ts";
import { readablePhone } from "#text/phone-everywhere.server.ts";
import { contactFieldNames } from "../../requests/contact-field-names.server.ts";
import { type ContactField, emptyMessage, given } from "../../requests/contact-request.ts";
import { industryName, productName } from "../../requests/display-names.server.ts";
import { withoutLinks } from "../../requests/without-links.ts";
import type { LeadTable } from "../../tables.server.ts";
import { whatsAppUrl } from "../whatsapp.ts";

type Lead = Selectable<LeadTable>;

interface RowOptions {
  locale: Locale;
  /** Labels by field; another field has the label of the contact form. */
  labels: Partial<Record<ContactField, string>>;
  /** Fields at the beginning; the others follow in the order of the schema. */
  first: readonly ContactField[];
  omitted?: readonly ContactField[];
}

/** Fields that are not shown as they are stored. */
const values: Partial<Record<ContactField, (lead: Lead, locale: Locale) => Omit<LeadRow, "label">>> = {
  email: ({ email }) => ({ value: email, href: `mailto:${email}` }),
  phone: ({ phone }) => ({
    value: readablePhone(phone),
    href: `tel:${phone}`,
    also: { label: readSet("id", "mails-sales-leads").notice.labels.whatsApp, href: whatsAppUrl(phone) },
  }),
  industry: ({ industry }, locale) => ({ value: industryName(industry, locale) }),
  product: ({ product }, locale) => ({ value: productName(product, locale) }),
  message: ({ message }) => ({ value: message === emptyMessage ? null : message }),
};

/** Returns what somebody sent as rows of a mail: every field of the schema, with the details before the message. */
export function requestRows(lead: Lead, { locale, labels, first, omitted = [] }: RowOptions): LeadRow[] {
  const formWords: Record<string, unknown> = readSet(locale, "contact-us").form;
  const labelOf = (field: ContactField) => labels[field] ?? (formWords[field] as { label?: string })?.label ?? field;
  const rowOf = (field: ContactField): LeadRow => {
    const value = lead[field] == null ? null : given(String(lead[field]));
    return { label: labelOf(field), ...(value === null ? { value } : (values[field]?.(lead, locale) ?? { value })) };
  };
  const notHere = new Set<ContactField>([...omitted, "message"]);
  const fields = [...new Set([...first, ...contactFieldNames])].filter((field) => !notHere.has(field));
  return [...fields.map(rowOf), ...detailRows(lead.details, locale), rowOf("message")];
}

/** Returns the details of a request for API access: `["identity", "text"]` -> `Identitas, Teks`. */
function detailRows(details: Record<string, unknown>, locale: Locale): LeadRow[] {
  const words = readSet(locale, "mails-leads").details;
  const labels: Record<string, string> = words.labels;
  return Object.entries(details).map(([name, value]) => ({
    label: labels[name] ?? name,
    value: [value]
      .flat()
      .map((choice) => words.values[String(choice)] ?? String(choice))
      .join(", "),
  }));
}

export interface LeadRow {
  label: string;
  value: string | null;
  /** Target of the value as a link. */
  href?: string;
  /** A second link beside the value. */
  also?: { label: string; href: string };
}

/** Renders the rows of a request; rows without a value are left out. */
export function LeadRows({ rows }: { rows: readonly LeadRow[] }) {
  return <Facts rows={rows.filter((row) => row.value).map(factOf)} />;
}

function factOf({ label, value, href, also }: LeadRow): Fact {
  if (!href) return [label, value];
  return [
    label,
    <>
      <TextLink href={href} text={value ?? ""} />
      {also && " · "}
      {also && <TextLink href={also.href} text={also.label} />}
    </>,
  ];
}

function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href} style={{ color: primaryColour() }}>
      {text}
    </a>
  );
}

/** Returns a row without links, for a stranger's texts: mail programs find no address in it. */
export function unlinkedRow({ label, value }: LeadRow): LeadRow {
  return { label, value: value && withoutLinks(value) };
}

/** Returns the words of mails to the sales team, which exist in Indonesian only. */
export function salesWords(): MailsSalesLeadsWords {
  return readSet("id", "mails-sales-leads");
}

/** Returns why a request may be spam, as part of a sentence. */
export function suspicionText(suspicion: string | null): string {
  const { suspicions } = salesWords();
  const texts: Record<string, string> = suspicions;
  return texts[suspicion ?? "other"] ?? suspicions.other;
}
