import { Button, Link, Text } from "@react-email/components";
import type { Locale } from "#catalogue/locales.ts";
import { renderMail } from "#infra/render-mail.server.ts";
import { blue, MailFrame, paragraph, small } from "./mail-frame.server.tsx";

const words = {
  id: {
    subject: "Konfirmasi langganan kabar BigSuite",
    heading: "Satu langkah lagi",
    line: "Alamat surel ini didaftarkan untuk menerima kabar produk dari BigSuite. Tekan tombol di bawah jika itu memang Anda.",
    button: "Ya, kirimi saya kabar",
    ignore: "Bukan Anda? Abaikan surel ini, dan tidak ada kabar yang dikirim.",
    end: "Berhenti berlangganan",
  },
  en: {
    subject: "Confirm your BigSuite newsletter",
    heading: "One more step",
    line: "This email address was entered to receive product news from BigSuite. Press the button below if that was you.",
    button: "Yes, send me news",
    ignore: "Not you? Ignore this email, and no news will be sent.",
    end: "Unsubscribe",
  },
};

/** The mail that asks back before any news is sent (double opt-in). */
export async function newsletterMail(input: { locale: Locale; confirmUrl: string; unsubscribeUrl: string }) {
  const { subject, heading, line, button, ignore, end } = words[input.locale];
  const body = await renderMail(
    <MailFrame locale={input.locale} preview={line} heading={heading}>
      <Text style={paragraph}>{line}</Text>
      <Button
        href={input.confirmUrl}
        style={{ backgroundColor: blue, borderRadius: "8px", color: "#ffffff", fontWeight: 600, padding: "12px 22px" }}
      >
        {button}
      </Button>
      <Text style={{ ...small, marginTop: "24px" }}>{ignore}</Text>
      <Text style={small}>
        <Link href={input.unsubscribeUrl}>{end}</Link>
      </Text>
    </MailFrame>,
  );
  return { subject, ...body };
}
