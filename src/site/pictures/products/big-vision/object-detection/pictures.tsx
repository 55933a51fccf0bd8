import type { Locale } from "#text/locales.ts";
import { Card } from "../../../kit/frames.tsx";
import { Bars, Chip, Steps, Table } from "../../../kit/parts.tsx";
import { picture } from "../../../kit/picture.tsx";
import { wordsIn } from "../../../kit/words.ts";
import type { ProductPictures } from "../../product-pictures.ts";
import { Compare } from "../compare.tsx";
import { Tag } from "../tag.tsx";
import { Shelf, ShelfBoxes } from "./shelf.tsx";
import { Equipment, Facings, Zones } from "./stories.tsx";

/** Draws a shop’s shelf, before and after counting. */
function Stage({ locale }: { locale: Locale }) {
  const t = wordsIn(locale);
  const number = (value: string) => (locale === "id" ? value.replace(".", ",") : value);
  return (
    <Compare
      locale={locale}
      title={t("Rak 7, lorong minuman | Shelf 7, drinks aisle")}
      meta={t("Bandung, 10.02 | Bandung, 10:02")}
      labels={[
        t(
          "Foto rak toko dengan botol kecap, susu kotak, dan teh kaleng. | A photo of a shop’s shelf with bottles of soy sauce, cartons of milk and tins of tea.",
        ),
        t(
          "Kotak pada setiap barang di rak yang sama; tempat kosong untuk dua susu ditandai. | A box on every item of the same shelf; the gap for two cartons of milk is marked.",
        ),
        t(
          "Hitungan: kecap 7, susu 5 dari 7, teh 8, isi rak 91 persen. | Counts: soy sauce 7, milk 5 of 7, tea 8, 91 percent on shelf.",
        ),
      ]}
      photo={<Shelf />}
      read={
        <>
          <ShelfBoxes />
          <Tag className="start-[52%] top-[4%]">
            {t("Kecap | Sauce")} {number("0.98")}
          </Tag>
          <Tag className="start-[55.5%] top-[55.5%]">
            {t("Susu | Milk")} {number("0.97")}
          </Tag>
          <Tag className="end-[2%] top-[0.5%]">
            {t("Teh | Tea")} {number("0.95")}
          </Tag>
          <Tag className="start-[36.6%] top-[75%]" signal>
            {t("Kosong: 2 | Gap: 2")}
          </Tag>
        </>
      }
      answer={
        <>
          <p className="num font-display text-4xl/none font-bold">91%</p>
          <p className="mt-1 text-muted">{t("isi rak, sasaran 95% | on shelf, target 95%")}</p>
          <Table
            className="mt-4"
            end={[1, 2]}
            signal={1}
            rows={[
              [t("Kecap | Soy sauce"), "7", t("cukup | enough")],
              [t("Susu | Milk"), "5", <b key="">{t("isi 2 | add 2")}</b>],
              [t("Teh | Tea"), "8", t("cukup | enough")],
            ]}
          />
          <p className="mt-4">
            <Chip tone="warn">{t("tugas isi ulang dibuat 10.03 | restocking task made 10:03")}</Chip>
          </p>
        </>
      }
    />
  );
}

const OwnClasses = picture(
  "tile",
  "Contoh per kelas: tandan matang 412 foto, mentah 388, busuk 96 dan masih kurang. | Examples by class: ripe bunches 412 photos, unripe 388, rotten 96 and still short.",
  (t) => (
    <Card>
      <Bars
        rows={[
          { label: t("Matang | Ripe"), share: 100, value: "412" },
          { label: t("Mentah | Unripe"), share: 94, value: "388" },
          { label: t("Busuk | Rotten"), share: 23, value: "96", signal: true },
        ]}
      />
      <p className="mt-3 border-t border-line pt-3">
        <Chip tone="warn">{t("kelas “busuk” masih kurang | class “rotten” is short")}</Chip>
      </p>
    </Card>
  ),
);

const Blurred = picture(
  "tile",
  "Tiga pengunjung di pintu toko dengan wajah dikaburkan, dan hitungannya: 214 pengunjung sejak pukul 10. | Three visitors at a shop’s door with blurred faces, and the count: 214 visitors since 10:00.",
  (t) => (
    <Card className="grid grid-cols-[3fr_2fr] items-center gap-3">
      <svg viewBox="0 0 150 90" className="w-full rounded-md bg-[#cdd6df]" aria-hidden="true">
        <path
          d="M14 90V66c0-12 8-18 20-18s20 6 20 18v24zM58 90V58c0-14 8-20 22-20s22 6 22 20v32zM104 90V68c0-11 7-16 18-16s18 5 18 16v22z"
          fill="#54708f"
        />
        <path d="M22 22h24v24H22zM66 10h28v27H66zM111 28h22v22h-22z" fill="#e8c7ac" />
        <path
          d="M22 22h8v8h-8zM38 30h8v8h-8zM30 38h8v8h-8zM66 10h9v9h-9zM84 19h10v9H84zM75 28h9v9h-9zM111 28h8v7h-8zM126 35h7v8h-7zM119 43h7v7h-7z"
          fill="#b98f6e"
        />
      </svg>
      <div>
        <p className="num font-display text-3xl/none font-bold">214</p>
        <p className="text-muted">{t("pengunjung sejak 10.00 | visitors since 10:00")}</p>
      </div>
    </Card>
  ),
);

const OnlyEvents = picture(
  "tile",
  "Di lokasi dibaca 18 jam rekaman; yang keluar sebelas kejadian, 2,3 MB. | On site 18 hours of footage are read; eleven events leave, 2.3 MB.",
  (t) => (
    <Card>
      <Steps
        done={2}
        items={[
          t("18 jam rekaman, tinggal di lokasi | 18 hours of footage, stay on site"),
          t("Dibaca perangkat kecil | Read by a small device"),
          t("11 kejadian dikirim, 2,3 MB | 11 events sent, 2.3 MB"),
        ]}
      />
    </Card>
  ),
);

export const bigVisionObjects: ProductPictures = {
  stage: Stage,
  stories: [Facings, Zones, Equipment],
  tiles: [OwnClasses, Blurred, OnlyEvents],
};
