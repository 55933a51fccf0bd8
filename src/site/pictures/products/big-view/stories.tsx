import { PetalMap } from "../../../illustrations/petal-map.tsx";
import { Columns } from "../../kit/charts.tsx";
import { Card, Cursor, Window } from "../../kit/frames.tsx";
import { Chip, Steps } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws the same sales by date and by season. */
export const Seasons = picture(
  "story",
  "Penjualan dua tahun per minggu. Menurut tanggal, Maret tampak naik 31 persen; menurut musim Lebaran, kenaikannya 7 persen. | Two years of sales by week. By date, March seems to rise by 31 percent; by Lebaran season, the rise is 7 percent.",
  (t) => {
    const half = (title: string, rise: string, good: boolean, values: number[], signal: number, labels: string[]) => (
      <Card className={good ? "outline-2 outline-hue" : ""}>
        <p className="mb-3 flex items-baseline justify-between gap-2">
          <b>{title}</b>
          <span className={`num font-display text-xl font-bold ${good ? "" : "text-muted line-through"}`}>{rise}</span>
        </p>
        <Columns
          values={values}
          signal={signal}
          quiet={values.flatMap((_, at) => (at % 2 ? [] : [at]))}
          labels={labels}
        />
      </Card>
    );
    return (
      <Window product="big-view" title={t("Maret 2025 dan Maret 2026 | March 2025 and March 2026")}>
        <div className="relative grid gap-3 p-4 @xl:grid-cols-2 sm:p-5">
          {half(t("Menurut tanggal | By date"), "+31%", false, [92, 50, 70, 68, 44, 88, 34, 108], 7, [
            t("minggu 1 | week 1"),
            t("minggu 4 | week 4"),
          ])}
          {half(t("Menurut Lebaran | By Lebaran"), "+7%", true, [70, 75, 88, 94, 110, 118, 60, 64], 5, ["H−21", "H+7"])}
          <Cursor className="end-10 bottom-2" />
        </div>
      </Window>
    );
  },
);

/** Draws Indonesia with two places of the same name. */
export const Places = picture(
  "story",
  "Peta Indonesia dengan satu kelopak di Malang, dan tabel kecil: singkatan Kab. Mlg dan kode 3573 dikenali sebagai Kabupaten Malang dan Kota Malang. | A map of Indonesia with one petal at Malang, and a small table: the abbreviation Kab. Mlg and the code 3573 are recognised as Malang regency and Malang city.",
  (t) => (
    <Window product="big-view" title={t("Omzet per kabupaten dan kota | Revenue by regency and city")} meta="38">
      <div className="grid items-center gap-4 p-4 @xl:grid-cols-[minmax(0,1fr)_13rem] sm:p-5">
        <PetalMap signal={[112.63, -7.98]} />
        <div className="grid gap-2">
          {(
            [
              ["“Kab. Mlg”", "Kabupaten Malang", t("Rp412 jt | Rp412m")],
              ["“3573”", "Kota Malang", t("Rp690 jt | Rp690m")],
            ] as const
          ).map(([raw, place, value], index) => (
            <Card key={place} className={index ? "bg-accent-soft" : ""}>
              <p className="text-muted">{raw}</p>
              <b>{place}</b>
              <p className="num">{value}</p>
            </Card>
          ))}
        </div>
      </div>
    </Window>
  ),
);

/** Draws Monday at seven: two sources are in, one is awaited. */
export const Waits = picture(
  "story",
  "Kiriman Senin pukul 07.00: penjualan dan stok lengkap, gudang Sidoarjo masih ditunggu. Pembaca menerima pesan bahwa laporan menyusul pukul 08.30. | Monday’s delivery at 07:00: sales and stock are in, the Sidoarjo warehouse is awaited. Readers get a message that the report follows at 08:30.",
  (t) => (
    <div className="grid gap-3 @2xl:grid-cols-2">
      <Window product="big-view" title={t("Kiriman Senin, 07.00 | Monday’s delivery, 07:00")}>
        <div className="p-4 sm:p-5">
          <Steps
            done={2}
            items={[
              t("Penjualan, lengkap 05.12 | Sales, complete 05:12"),
              t("Stok, lengkap 05.40 | Stock, complete 05:40"),
              t("Gudang Sidoarjo, ditunggu | Sidoarjo warehouse, awaited"),
              t("Kirim PDF ke 6 orang | Send the PDF to 6 people"),
            ]}
          />
        </div>
      </Window>
      <Card className="grid content-center gap-2">
        <p className="flex items-center justify-between gap-2">
          <b>BigView</b>
          <span className="text-muted">{t("07.00 | 07:00")}</span>
        </p>
        <p>
          {t(
            "Laporan penjualan ditahan: data gudang Sidoarjo belum masuk. Kami coba lagi pukul 08.30. | The sales report is on hold: data from the Sidoarjo warehouse is not in yet. We try again at 08:30.",
          )}
        </p>
        <p>
          <Chip tone="warn">{t("1 sumber ditunggu | 1 source awaited")}</Chip>
        </p>
      </Card>
    </div>
  ),
);
