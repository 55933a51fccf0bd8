import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import type { Locale } from "#text/locales.ts";
import { MailFrame } from "./mail-frame.server.tsx";

const words = {
  id: {
    subject: "Permintaan lama Anda kepada kami",
    line: (count: number) =>
      `Salinan data akun BigSuite Anda baru saja diunduh. ${count} permintaan dari alamat surel ini lebih lama daripada akun itu, jadi kami mengirimnya ke sini, sebagai lampiran.`,
    note: "Jika bukan Anda yang mengunduhnya, ganti kata sandi akun Anda. Isi lampiran ini tidak ikut diunduh.",
  },
  en: {
    subject: "Your earlier requests to us",
    line: (count: number) =>
      `A copy of the data of your BigSuite account was just downloaded. Requests from this email address that are older than the account (${count}) come here instead, attached to this email.`,
    note: "If it was not you who downloaded the copy, change the password of your account. What is attached here was not part of it.",
  },
};

/** The mail that brings requests made before there was an account. */
export async function olderRequestsMail(locale: Locale, count: number, site: string) {
  const { subject, line, note } = words[locale];
  const body = await renderMail(
    <MailFrame locale={locale} site={site} preview={subject} heading={subject}>
      <Paragraph>{line(count)}</Paragraph>
      <Note>{note}</Note>
    </MailFrame>,
  );
  return { subject, ...body };
}
