import type { Locale } from "#text/locales.ts";
import { Chip } from "../../../kit/chip.tsx";
import { Table } from "../../../kit/table.tsx";
import { wordsIn } from "../../../kit/words.ts";
import { Compare } from "../compare.tsx";
import { Tag } from "../tag.tsx";
import { Portrait } from "./portrait.tsx";

/** Draws the photo of a card and a selfie, before and after comparison. */
export function Stage({ locale }: { locale: Locale }) {
  const t = wordsIn(locale);
  const pair = (read: boolean) => (
    <div
      className={`grid h-full grid-cols-2 items-end gap-4 px-5 pt-6 sm:gap-8 sm:px-10 ${read ? "bg-[#0b172b]/65" : "bg-[#aebfd0]"}`}
    >
      <div className={`rounded-t-lg px-3 pt-3 ${read ? "" : "bg-[#c9403a]"}`}>
        <Portrait read={read} className="block w-full" />
      </div>
      <div className={`rounded-t-lg px-3 pt-3 ${read ? "" : "bg-[#e6dccb]"}`}>
        <Portrait read={read} className="block w-full rotate-3" />
      </div>
    </div>
  );
  return (
    <Compare
      locale={locale}
      title={t("Verifikasi nasabah | Customer verification")}
      meta={t("0,6 detik | 0.6 s")}
      labels={[
        t(
          "Dua foto perempuan berkerudung: foto kartu berlatar merah dan swafoto. | Two photos of a woman in a headscarf: the card’s photo on red, and a selfie.",
        ),
        t(
          "Titik dan jaring wajah pada kedua foto; keyakinan cocok 0,98, uji kehadiran lolos. | Points and mesh of the face on both photos; confidence of the match 0.98, liveness passed.",
        ),
        t(
          "Hasil: cocok di atas ambang 0,90; uji kehadiran lolos; satu wajah; persetujuan tersimpan; foto dibuang. | Result: match above the threshold of 0.90; liveness passed; one face; consent stored; photos discarded.",
        ),
      ]}
      photo={pair(false)}
      read={
        <>
          {pair(true)}
          <Tag className="end-4 top-4 text-sm/6" signal>
            {t("cocok 0,98 | match 0.98")}
          </Tag>
        </>
      }
      answer={
        <>
          <p className="num font-display text-4xl/none font-bold">{t("0,98 | 0.98")}</p>
          <p className="mt-1 text-muted">{t("cocok, ambang Anda 0,90 | match, your threshold 0.90")}</p>
          <Table
            className="mt-4"
            end={[1]}
            rows={[
              [
                t("Uji kehadiran (kedipan) | Liveness (blink)"),
                <Chip key="" tone="good">
                  {t("lolos | passed")}
                </Chip>,
              ],
              [t("Wajah dalam gambar | Faces in the picture"), "1"],
              [t("Persetujuan tersimpan | Consent stored"), t("09.41 | 09:41")],
              [t("Kedua foto | Both photos"), <Chip key="">{t("dibuang | discarded")}</Chip>],
            ]}
          />
        </>
      }
    />
  );
}
