import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Window } from "../../kit/window.tsx";

/** Draws the uniform card of a data set: columns with their meaning and gaps, coverage, freshness. */
export const DataCard = picture(
  "story",
  "Kartu data Harga pangan harian: empat kolom dengan arti dan kelengkapannya, cakupan 514 kabupaten dan kota sejak 2019, diperbarui tiap hari, tanpa data pribadi. | The data card of Daily food prices: four columns with meaning and completeness, 514 regencies and cities since 2019, updated daily, no personal data.",
  (t) => (
    <Window
      title={t("Harga pangan harian | Daily food prices")}
      product="big-market"
      meta={t("kartu data | data card")}
    >
      <dl className="grid grid-cols-2 gap-px bg-line @lg:grid-cols-4">
        {[
          [t("Wilayah | Places"), t("514 kab. dan kota | 514 regencies")],
          [t("Sejak | Since"), t("Januari 2019 | January 2019")],
          [t("Diperbarui | Updated"), t("tiap hari, 09.00 | daily, 09:00")],
          [t("Data pribadi | Personal data"), t("tidak ada | none")],
        ].map(([name, value]) => (
          <div key={name} className="bg-surface p-4">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line p-4">
        <Table
          head={[t("Kolom | Column"), t("Artinya | Meaning"), t("Terisi | Filled")]}
          end={[2]}
          signal={3}
          rows={[
            [<code key="c">{t("tanggal | date")}</code>, t("hari pencatatan | day of record"), "100%"],
            [<code key="c">{t("wilayah | place")}</code>, t("kode dan nama resmi | official code and name"), "100%"],
            [
              <code key="c">{t("harga | price")}</code>,
              t("rupiah per kg, rata-rata pasar | rupiah per kg, market mean"),
              t("99,2% | 99.2%"),
            ],
            [
              <code key="c">{t("pasokan | supply")}</code>,
              t("ton, hanya pasar induk | tonnes, wholesale markets only"),
              "61%",
            ],
          ]}
        />
      </div>
      <p className="flex flex-wrap gap-2 border-t border-line bg-sunken p-4">
        <Chip tone="good">{t("hak penjual diperiksa | seller’s right checked")}</Chip>
        <Chip>{t("pakai internal, 12 bulan | internal use, 12 months")}</Chip>
      </p>
    </Window>
  ),
);
