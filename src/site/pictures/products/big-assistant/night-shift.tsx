import type { Locale } from "#text/locales.ts";
import { Card, Chip } from "../../kit/parts.tsx";
import { Picture } from "../../kit/picture.tsx";
import { sayIn } from "../say.ts";
import { WhatsApp } from "./whats-app.tsx";

/** BigAssistant's signature picture: the customer's telephone at eleven at night, what was understood, who takes over. */
export function NightShift({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  return (
    <Picture
      locale={locale}
      size="stage"
      label={t(
        "Sebuah ponsel dalam genggaman pada pukul 23.04: pelanggan bertanya cara bayar dengan singkatan, asisten menjawab, lalu menawarkan petugas. Di kiri maksud yang dipahami, di kanan ringkasan untuk petugas pagi.",
        "A phone in a hand at 23:04: a customer asks in abbreviations how to pay, the assistant answers, then offers an agent. On the left what it understood, on the right the summary for the morning agent.",
      )}
    >
      <div className="grid items-center gap-6 @4xl:grid-cols-[1fr_19rem_1fr] @4xl:gap-10">
        <div className="grid gap-4">
          <Card>
            <p className="flex items-center justify-between gap-2">
              <b>{t("Yang dipahami", "What it understood")}</b>
              <Chip tone="good">{t("yakin 96%", "96% confident")}</Chip>
            </p>
            <dl className="mt-3 grid gap-2">
              {[
                ["“gmn cara byrnya”", t("cara membayar", "how to pay")],
                ["“kak”", t("ramah, santai", "friendly, casual")],
                ["#8841", t("nomor pesanan", "order number")],
              ].map(([said, meant]) => (
                <div key={said} className="grid grid-cols-2 gap-2 border-t border-line pt-2">
                  <dt>{said}</dt>
                  <dd className="font-semibold text-hue">{meant}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card>
            <b>{t("Sumber jawaban", "Source of the answer")}</b>
            <p className="mt-1 text-muted">{t("Panduan pembayaran.pdf, hlm. 3", "Payment guide.pdf, p. 3")}</p>
          </Card>
        </div>
        <div className="relative">
          <WhatsApp
            name={t("Toko Anyelir", "Toko Anyelir")}
            note={t("asisten otomatis", "automated assistant")}
            clock={t("23.04", "23:04")}
            bubbles={[
              ["customer", "gmn cara byrnya kak? pesanan #8841", t("23.02", "23:02")],
              [
                "assistant",
                "Bisa lewat VA BCA, Mandiri, atau QRIS, Kak. Totalnya Rp184.000, bayar sebelum besok 23.00.",
                t("23.02", "23:02"),
              ],
              ["customer", "klo ganti alamat msh bs?", t("23.03", "23:03")],
              [
                "assistant",
                "Perubahan alamat perlu petugas. Saya teruskan dan mereka membalas mulai pukul 08.00, ya.",
                t("23.04", "23:04"),
              ],
            ]}
          />
          <Hand />
        </div>
        <Card>
          <p className="flex items-center justify-between gap-2">
            <b>{t("Antrean petugas, 08.00", "Agents’ queue, 08:00")}</b>
            <Chip tone="warn">{t("1 baru", "1 new")}</Chip>
          </p>
          <p className="mt-3 font-semibold">{t("Ringkasan", "Summary")}</p>
          <ol className="mt-1 grid list-decimal gap-1 pl-4">
            <li>{t("Pesanan #8841, belum dibayar.", "Order #8841, not paid yet.")}</li>
            <li>{t("Sudah diberi cara bayar.", "Has been told how to pay.")}</li>
            <li>{t("Ingin mengganti alamat kirim.", "Wants to change the address.")}</li>
          </ol>
          <p className="mt-3 border-t border-line pt-3 text-muted">
            {t("Suasana: tenang. Nomor disamarkan.", "Mood: calm. Number masked.")}
          </p>
        </Card>
      </div>
    </Picture>
  );
}

/** Draws the fingers and the thumb that hold the telephone. */
function Hand() {
  return (
    <svg
      viewBox="0 0 380 560"
      preserveAspectRatio="none"
      className="pointer-events-none absolute -inset-x-8 top-16 hidden h-full w-[calc(100%+4rem)] @4xl:block"
      aria-hidden="true"
    >
      <g fill="#b9794f">
        <rect x="338" y="150" width="38" height="54" rx="24" />
        <rect x="340" y="212" width="40" height="56" rx="25" />
        <rect x="338" y="276" width="38" height="54" rx="24" />
        <rect x="336" y="338" width="34" height="48" rx="22" />
        <path d="M0 560V330c0-46 8-84 24-110 10-16 30-8 27 12-6 40-6 70 2 100l6 60v168z" />
      </g>
    </svg>
  );
}
