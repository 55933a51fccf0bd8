import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { Note, Paragraph } from "#mail/text.server.tsx";
import type { Locale } from "#text/locales.ts";
import { MailFrame } from "./mail-frame.server.tsx";

const words = {
  id: {
    subject: "Konfirmasi langganan kabar BigSuite",
    heading: "Satu langkah lagi",
    line: "Alamat surel ini didaftarkan untuk menerima kabar produk dari BigSuite. Tekan tombol di bawah jika itu memang Anda.",
    button: "Ya, kirimi saya kabar",
    ignore: "Bukan Anda? Abaikan surel ini, dan tidak ada kabar yang dikirim.",
  },
  en: {
    subject: "Confirm your BigSuite newsletter",
    heading: "One more step",
    line: "This email address was entered to receive product news from BigSuite. Press the button below if that was you.",
    button: "Yes, send me news",
    ignore: "Not you? Ignore this email, and no news will be sent.",
  },
};

interface NewsletterMail {
  locale: Locale;
  site: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** The mail that asks back before any news is sent (double opt-in). */
export async function newsletterMail({ locale, site, confirmUrl, unsubscribeUrl }: NewsletterMail) {
  const { subject, heading, line, button, ignore } = words[locale];
  const layout = { locale, site, unsubscribeUrl, heading, preview: line, reason: "newsletter" } as const;
  const body = await renderMail(
    <MailFrame {...layout}>
      <Paragraph>{line}</Paragraph>
      <MailButton href={confirmUrl}>{button}</MailButton>
      <Note>{ignore}</Note>
    </MailFrame>,
  );
  return { subject, ...body };
}
