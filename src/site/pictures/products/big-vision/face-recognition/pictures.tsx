import type { Locale } from "#text/locales.ts";
import { Card } from "../../../kit/frames.tsx";
import { Chip, Table } from "../../../kit/parts.tsx";
import { picture } from "../../../kit/picture.tsx";
import { wordsIn } from "../../../kit/words.ts";
import type { ProductPictures } from "../../product-pictures.ts";
import { Compare } from "../compare.tsx";
import { Tag } from "../tag.tsx";
import { Portrait } from "./portrait.tsx";
import { Fairness, Gallery, Liveness } from "./stories.tsx";

/** Draws the photo of a card and a selfie, before and after comparison. */
function Stage({ locale }: { locale: Locale }) {
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

const OneToOne = picture(
  "tile",
  "Foto kartu dan swafoto, keyakinan 0,98 di atas ambang 0,90. | A card’s photo and a selfie, confidence 0.98 above the threshold of 0.90.",
  (t) => (
    <Card className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span className="overflow-clip rounded-md bg-[#c9403a] px-2 pt-2">
        <Portrait className="block w-full" />
      </span>
      <span className="grid justify-items-center gap-1">
        <b className="num font-display text-2xl/none">{t("0,98 | 0.98")}</b>
        <Chip tone="good">{t("cocok | match")}</Chip>
      </span>
      <span className="overflow-clip rounded-md bg-[#e6dccb] px-2 pt-2">
        <Portrait className="block w-full rotate-3" />
      </span>
    </Card>
  ),
);

const Guidance = picture(
  "tile",
  "Tiga petunjuk kamera: terlalu gelap, wajah terpotong, dan sudah pas. | Three hints of the camera: too dark, face cut off, and just right.",
  (t) => (
    <div className="grid grid-cols-3 gap-3">
      <div className="grid justify-items-center gap-1.5">
        <span className="overflow-clip rounded-md bg-[#1b2029] px-2 pt-2">
          <Portrait className="block w-full opacity-25" />
        </span>
        <Chip tone="bad">{t("gelap | dark")}</Chip>
      </div>
      <div className="grid justify-items-center gap-1.5">
        <span className="overflow-clip rounded-md bg-[#e6dccb] px-2 pt-2">
          <Portrait className="block w-full translate-x-1/2" />
        </span>
        <Chip tone="bad">{t("terpotong | cut off")}</Chip>
      </div>
      <div className="grid justify-items-center gap-1.5">
        <span className="overflow-clip rounded-md bg-[#e6dccb] px-2 pt-2 outline-3 outline-hue">
          <Portrait className="block w-full" />
        </span>
        <Chip tone="good">{t("pas | good")}</Chip>
      </div>
    </div>
  ),
);

const Template = picture(
  "tile",
  "Yang disimpan: deret angka terenkripsi, bukan foto. | What is kept: an encrypted string of numbers, not the photo.",
  (t) => (
    <Card>
      <p className="num font-code leading-relaxed text-muted">
        9f31 c07a 4be2 11d8 e650 7a93 02fc b48d 6c1e f5a7 3d90 88b1 …
      </p>
      <p className="mt-3 flex flex-wrap gap-1.5 border-t border-line pt-3">
        <Chip>{t("512 angka, terenkripsi | 512 numbers, encrypted")}</Chip>
        <Chip tone="good">{t("foto dibuang | photo discarded")}</Chip>
      </p>
    </Card>
  ),
);

export const bigVisionFaces: ProductPictures = {
  stage: Stage,
  stories: [Liveness, Gallery, Fairness],
  tiles: [OneToOne, Guidance, Template],
};
