import { Bars } from "../../kit/bars.tsx";
import { Card } from "../../kit/card.tsx";
import { LineChart } from "../../kit/charts.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Person } from "../../people/person.tsx";

export const Suggests = picture(
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

export const Readers = picture(
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

export const Explains = picture(
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
