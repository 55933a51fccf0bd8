import type { Selectable } from "kysely";
import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import { readablePhone } from "#text/phone-everywhere.server.ts";
import { contactFieldNames } from "../../requests/contact-field-names.server.ts";
import { type ContactField, emptyMessage, given } from "../../requests/contact-request.ts";
import { industryName, productName } from "../../requests/display-names.server.ts";
import type { LeadTable } from "../../tables.server.ts";
import { whatsAppUrl } from "../whatsapp.ts";
import type { LeadRow } from "./lead-rows.server.tsx";

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
