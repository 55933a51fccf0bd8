import { Bars } from "../../kit/bars.tsx";
import { Card } from "../../kit/card.tsx";
import { LineChart } from "../../kit/charts.tsx";
import { ChipRow } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Sidebar, Toolbar, Window } from "../../kit/window.tsx";

const thisYear = [38, 40, 44, 52, 61, 74, 96, 118, 66, 47, 44, 46];
const lastYear = [36, 37, 42, 48, 58, 69, 90, 109, 63, 46, 42, 43];

/** Draws a sales dashboard whose weeks are counted from Lebaran in both years. */
export const Stage = picture(
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
