import type { Locale } from "#text/locales.ts";
import { Chip } from "../../../kit/chip.tsx";
import { Table } from "../../../kit/table.tsx";
import { wordsIn } from "../../../kit/words.ts";
import { Compare } from "../compare.tsx";
import { Tag } from "../tag.tsx";
import { Shelf, ShelfBoxes } from "./shelf.tsx";

/** Draws a shop’s shelf, before and after counting. */
export function Stage({ locale }: { locale: Locale }) {
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
