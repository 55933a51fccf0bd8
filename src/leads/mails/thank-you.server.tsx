import type { Locale } from "#catalogue/locales.ts";
import { renderMail } from "#infra/render-mail.server.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { productName } from "../product-name.ts";
import { MailFrame } from "./mail-frame.server.tsx";

interface Thanked {
  name: string;
  product: string;
  locale: Locale;
}

const words = {
  id: {
    subject: "Permintaan Anda sudah kami terima",
    heading: (name: string) => `Terima kasih, ${name}`,
    lines: (product: string) => [
      `Kami sudah menerima permintaan Anda tentang ${product}.`,
      "Tim kami membacanya pada hari kerja dan menghubungi Anda dalam satu hari kerja lewat surel atau telepon.",
    ],
    note: "Ada yang ingin ditambahkan? Balas saja surel ini. Jika Anda tidak merasa mengirim permintaan ini, abaikan surel ini.",
  },
  en: {
    subject: "We have received your request",
    heading: (name: string) => `Thank you, ${name}`,
    lines: (product: string) => [
      `We have received your request about ${product}.`,
      "Our team reads it on working days and gets back to you within one working day, by email or phone.",
    ],
    note: "Anything to add? Just reply to this email. If you did not send this request, please ignore this email.",
  },
};

/** The mail that thanks a visitor in their language. It repeats nothing they wrote but their name. */
export async function thankYouMail({ name, product, locale }: Thanked, site: string) {
  const { subject, heading, lines, note } = words[locale];
  const body = await renderMail(
    <MailFrame
      locale={locale}
      site={site}
      preview={lines(productName(product)[locale]).join(" ")}
      heading={heading(name)}
    >
      {lines(productName(product)[locale]).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Note>{note}</Note>
    </MailFrame>,
  );
  return { subject, ...body };
}
