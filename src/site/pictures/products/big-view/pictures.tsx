import { LineChart } from "../../kit/charts.tsx";
import { Card, Sidebar, Toolbar, Window } from "../../kit/frames.tsx";
import { Bars, Chip, ChipRow, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { Places, Seasons, Waits } from "./stories.tsx";

const crop: Crop = {
  label:
    "Penjualan dua tahun yang disejajarkan pada Lebaran; tahun ini memuncak sebelum hari H. | Sales of two years aligned to Lebaran (Eid); this year peaks before the day.",
  draw: (t) => (
    <Window title={t("Penjualan, sejajar Lebaran | Sales, aligned to Lebaran")} product="big-view">
      <div className="p-3.5">
        <LineChart
          series={[
            { values: [20, 22, 27, 31, 40, 58, 71, 52, 30, 24, 21] },
            { values: [18, 20, 21, 26, 33, 41, 60, 57, 36, 25, 20], quiet: true },
          ]}
          labels={[t("H−14 | −14 d"), t("H−7 | −7 d"), "Lebaran", t("H+7 | +7 d")]}
          signal={6}
        />
      </div>
    </Window>
  ),
};

const thisYear = [38, 40, 44, 52, 61, 74, 96, 118, 66, 47, 44, 46];
const lastYear = [36, 37, 42, 48, 58, 69, 90, 109, 63, 46, 42, 43];

/** Draws a sales dashboard whose weeks are counted from Lebaran in both years. */
const Stage = picture(
  "stage",
  "Dasbor penjualan Ramadan: garis tahun ini dan tahun lalu disejajarkan menurut minggu sebelum dan sesudah Lebaran, dengan puncak pada minggu Lebaran. Kenaikan sebenarnya 7 persen; menurut tanggal tampak 31 persen. | A Ramadan sales dashboard: this year’s and last year’s lines are aligned by the week before and after Lebaran, with their peak in Lebaran week. The true rise is 7 percent; by date it looks like 31 percent.",
  (t) => {
    const figures = [
      [t("Pendapatan | Revenue"), t("Rp18,4 M | Rp18.4 bn"), "+7%"],
      [t("Pesanan | Orders"), t("42.310 | 42,310"), "+5%"],
      [t("Rata-rata | Average order"), t("Rp435 rb | Rp435k"), "+2%"],
    ];
    return (
      <Window
        product="big-view"
        title={t("Penjualan Ramadan | Ramadan sales")}
        meta={t("diperbarui 06.00 | updated 06:00")}
        sidebar={
          <Sidebar
            items={[
              t("Penjualan | Sales"),
              t("Stok | Stock"),
              t("Peta | Map"),
              t("Gerai | Outlets"),
              t("Kiriman | Deliveries"),
            ]}
          />
        }
        toolbar={
          <Toolbar>
            <ChipRow
              className="flex-1"
              chips={[[t("Sejajar menurut Lebaran | Aligned by Lebaran")], [t("menurut tanggal | by date"), "quiet"]]}
            />
            <span className="ms-auto text-muted">{t("2026 dan 2025 | 2026 and 2025")}</span>
          </Toolbar>
        }
      >
        <div className="grid gap-3 p-4 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid gap-3">
            <div className="grid grid-cols-2 gap-3 @xl:grid-cols-3">
              {figures.map(([name, value, change], index) => (
                <Card key={name} className={index === 2 ? "hidden @xl:block" : ""}>
                  <p className="text-muted">{name}</p>
                  <p className="num font-display text-xl/tight font-bold">{value}</p>
                  <p className="num text-good">{change}</p>
                </Card>
              ))}
            </div>
            <Card>
              <LineChart
                series={[{ values: thisYear }, { values: lastYear, quiet: true }]}
                signal={7}
                labels={["−7", "−5", "−3", "−1", "Lebaran", "+2", "+4"]}
              />
              <p className="mt-1 text-muted">{t("minggu dari Lebaran | weeks from Lebaran")}</p>
            </Card>
          </div>
          <div className="grid content-start gap-3">
            <Card className="bg-accent-soft">
              <p className="num font-display text-3xl/none font-bold">+7%</p>
              <p className="mt-1.5">{t("kenaikan sebenarnya. Menurut tanggal: +31% | the true rise. By date: +31%")}</p>
            </Card>
            <Card>
              <b>{t("Per wilayah | By region")}</b>
              <Bars
                className="mt-2"
                rows={[
                  { label: "Jakarta", share: 100, value: "34%" },
                  { label: "Surabaya", share: 65, value: "22%" },
                  { label: "Bandung", share: 50, value: "17%" },
                  { label: "Medan", share: 32, value: "11%" },
                  { label: "Makassar", share: 24, value: "8%" },
                ]}
              />
            </Card>
            <Card>
              <b>{t("Senin, 07.00 | Monday, 07:00")}</b>
              <p className="text-muted">{t("PDF ke 6 kepala wilayah | PDF to 6 regional heads")}</p>
            </Card>
          </div>
        </div>
      </Window>
    );
  },
);

const Suggests = picture(
  "tile",
  "Pertanyaan tren omzet per wilayah dijawab dengan usul diagram garis dan alasannya. | The question of revenue by region is answered with a suggested line chart and the reason for it.",
  (t) => (
    <Card>
      <p className="mb-3 rounded-md border border-hue px-3 py-1.5">
        {t("tren omzet per wilayah | revenue trend by region")}
      </p>
      <LineChart
        series={[{ values: [30, 36, 40, 44, 52, 60] }, { values: [28, 30, 33, 31, 36, 38], quiet: true }]}
        signal={5}
      />
      <p className="mt-2">
        <Chip>{t("garis: ada urutan waktu | line: it runs over time")}</Chip>
      </p>
    </Card>
  ),
);

const Readers = picture(
  "tile",
  "Tautan yang sama: direktur melihat semua cabang, kepala cabang Solo melihat Solo saja. | The same link: the director sees all branches, the head of Solo sees Solo only.",
  () => (
    <div className="grid gap-2.5">
      <Card className="flex items-center gap-3">
        <Person bust="glasses" className="size-11 shrink-0" />
        <Bars
          className="grow"
          rows={[
            { label: "Solo", share: 42, value: "42" },
            { label: "Tegal", share: 66, value: "66" },
            { label: "Kudus", share: 81, value: "81" },
          ]}
        />
      </Card>
      <Card className="flex items-center gap-3">
        <Person bust="batik" className="size-11 shrink-0" />
        <Bars className="grow" rows={[{ label: "Solo", share: 42, value: "42", signal: true }]} />
      </Card>
    </div>
  ),
);

const Explains = picture(
  "tile",
  "Angka 42.310 pesanan dibuka: definisi, sumber, waktu pembaruan, dan tiga baris pembentuknya. | The figure of 42,310 orders is opened: definition, source, time of update and three rows behind it.",
  (t) => (
    <Card>
      <p className="num font-display text-2xl/none font-bold">{t("42.310 | 42,310")}</p>
      <p className="mt-1 text-muted">{t("pesanan lunas, tanpa retur | paid orders, without returns")}</p>
      <Table
        className="mt-2"
        end={[1]}
        rows={[
          [t("Sumber | Source"), t("pesanan, 06.00 | orders, 06:00")],
          [t("Jawa | Java"), t("27.118 | 27,118")],
          [t("Luar Jawa | Other islands"), t("15.192 | 15,192")],
        ]}
      />
    </Card>
  ),
);

export const bigView: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Seasons, Places, Waits],
  tiles: [Suggests, Readers, Explains],
};
