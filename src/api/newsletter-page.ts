import { createHash } from "node:crypto";
import type { Locale } from "#catalogue/locales.ts";

type Kind = "requested" | "mistyped" | "limited" | "confirmed" | "asked" | "ended" | "unknown";

const words: Record<Locale, Record<Kind, { title: string; line: string }> & { end: string; home: string }> = {
  id: {
    requested: {
      title: "Periksa kotak surat Anda",
      line: "Kami mengirim surel berisi satu tautan. Langganan mulai berlaku setelah Anda menekannya. Bila tidak datang, lihat folder spam.",
    },
    mistyped: { title: "Alamat itu belum lengkap", line: "Kembali, periksa ejaan alamatnya, lalu kirim sekali lagi." },
    limited: { title: "Terlalu banyak permintaan", line: "Tunggu beberapa menit, lalu kirim sekali lagi." },
    confirmed: {
      title: "Langganan Anda sudah aktif",
      line: "Terima kasih. Kabar berikutnya akan kami kirim ke email Anda.",
    },
    asked: { title: "Berhenti berlangganan?", line: "Setelah ini kami tidak lagi mengirim kabar ke email Anda." },
    ended: { title: "Langganan sudah dihentikan", line: "Kami tidak akan mengirim kabar lagi ke email Anda." },
    unknown: { title: "Tautan ini tidak berlaku", line: "Mungkin tautannya terpotong. Salin utuh dari email kami." },
    end: "Ya, berhenti",
    home: "Ke halaman utama",
  },
  en: {
    requested: {
      title: "Check your inbox",
      line: "We have sent a mail with one link. The subscription begins once you press it. If it does not arrive, look in the spam folder.",
    },
    mistyped: { title: "That address is not complete", line: "Go back, check its spelling and send it once more." },
    limited: { title: "Too many requests", line: "Wait a few minutes, then send it once more." },
    confirmed: { title: "Your subscription is active", line: "Thank you. The next news will reach your inbox." },
    asked: { title: "Unsubscribe?", line: "After this we will no longer send news to your email." },
    ended: { title: "You are unsubscribed", line: "We will not send any more news to your email." },
    unknown: { title: "This link is not valid", line: "It may have been cut off. Copy it whole from our mail." },
    end: "Yes, unsubscribe",
    home: "To the home page",
  },
};

const style = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 Inter,system-ui,sans-serif;max-width:34rem;margin:18vh auto;
padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}button{font:inherit;font-weight:600;padding:.7rem 1.2rem;border:0;
border-radius:.5rem;background:#1d4ed8;color:#fff;cursor:pointer}a{color:LinkText}`;
const hash = createHash("sha256").update(style).digest("base64");

/** The small page that a plain form or a link of the newsletter mail opens: complete in itself, since it belongs to no page of the site. */
export function newsletterPage(
  kind: Kind,
  locale: Locale,
  siteUrl: string,
): { headers: Record<string, string>; body: string } {
  const { end, home, [kind]: said } = words[locale];
  const form = kind === "asked" ? `<form method="post"><button>${end}</button></form>` : "";
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
    body: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${said.title} | BigSuite</title><style>${style}</style></head><body><main>
<h1>${said.title}</h1><p>${said.line}</p>${form}<p><a href="${siteUrl}${locale === "en" ? "/en" : "/"}">${home}</a></p></main></body></html>`,
  };
}
