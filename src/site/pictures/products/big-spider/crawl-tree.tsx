import { ChipRow } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Sidebar, Window } from "../../kit/window.tsx";
import { PetalRow } from "../petal-row.tsx";

/** Pages of each branch: a petal's size is the number of rows taken from it. */
const branches = [
  { path: "/beras", pages: [0.9, 0.8, 1, 0.7, 0.9, 0.6, 0.8, 0.5], rows: 412 },
  { path: "/cabai", pages: [0.7, 0.9, 0.6, 0.8, 0.4, 0.7], rows: 318 },
  { path: "/bawang", pages: [0.6, 0.5, 0.8, 0.6, 0.7], rows: 261 },
  { path: "/telur", pages: [0.5, 0.6, 0.9, 0.5], rows: 213, held: 2 },
  { path: "/daging", pages: [0.3, 0.4, 0.3], rows: 96 },
];

/** Draws BigSpider's signature picture: a run as a tree of pages, with the table it fills. */
export const CrawlTree = picture(
  "stage",
  "Satu putaran BigSpider sebagai pohon: dari situs harga pangan ke lima cabang halaman, tiap halaman satu kelopak sebesar jumlah barisnya. Satu halaman telur ditahan. Di sebelahnya tabel harga yang terisi. | A BigSpider run as a tree: from a food price site to five branches of pages, each page a petal as large as its rows. One page about eggs is held. Beside it, the table of prices that it fills.",
  (t) => (
    <Window
      title={t("Harga pangan | Food prices")}
      product="big-spider"
      meta={t("Putaran 05.00, selesai 05.11 | Run of 05:00, done 05:11")}
      sidebar={
        <Sidebar
          items={[
            [t("Harga pangan | Food prices"), t("1.300 | 1,300")],
            [t("Lelang daerah | Local tenders"), "48"],
            [t("Semen, cat | Cement, paint"), "926"],
            [t("Putusan | Rulings"), "17"],
          ].map(([label, count]): [string, string] => [label!, t(`${count} | ${count!.replace(".", ",")}`)])}
          active={0}
        />
      }
    >
      <div className="grid @4xl:grid-cols-[6fr_5fr]">
        <div className="p-4 @2xl:p-6">
          <ChipRow
            chips={[
              [t("robots.txt dipatuhi | robots.txt obeyed"), "good"],
              [t("1 permintaan / 2 detik | 1 request / 2 seconds"), "quiet"],
            ]}
          />
          <p className="mt-5 font-code font-semibold text-ink">harga-pangan.example</p>
          <ul className="ml-2 border-l-2 border-line">
            {branches.map(({ path, pages, rows, held }) => (
              <li key={path} className="grid grid-cols-[1rem_4.5rem_1fr_auto] items-center gap-2 pt-4">
                <span className="border-t-2 border-line" />
                <span className="font-code text-muted">{path}</span>
                <PetalRow values={pages} signal={held} className="h-5 w-auto justify-self-start @2xl:h-7" />
                <span className="num text-ink">{rows}</span>
              </li>
            ))}
          </ul>
          <p className="mt-5 rounded-md border border-line bg-sunken p-3">
            <b className="text-ink">{t("1 halaman ditahan. | 1 page held.")}</b>{" "}
            {t("/telur halaman 3: kolom harga kosong. | /telur page 3: the price column is empty.")}
          </p>
        </div>
        <div className="border-t border-line p-4 @2xl:p-6 @4xl:border-t-0 @4xl:border-l">
          <p className="flex justify-between pb-2">
            <b className="font-code text-ink">{t("harga_pangan | food_prices")}</b>
            <span className="num">{t("+1.300 baris | +1,300 rows")}</span>
          </p>
          <Table
            head={[t("Komoditas | Commodity"), t("Kota | City"), t("Rp/kg"), t("Pukul | Time")]}
            end={[2, 3]}
            rows={[
              [t("Beras medium | Medium rice"), "Bandung", t("13.450 | 13,450"), t("05.01 | 05:01")],
              [t("Cabai rawit | Bird’s eye chilli"), "Medan", t("58.200 | 58,200"), t("05.03 | 05:03")],
              [t("Bawang merah | Shallots"), "Brebes", t("31.800 | 31,800"), t("05.05 | 05:05")],
              [t("Telur ayam | Eggs"), "Makassar", t("29.700 | 29,700"), t("05.08 | 05:08")],
              [t("Daging sapi | Beef"), "Kupang", t("124.500 | 124,500"), t("05.10 | 05:10")],
              [t("Beras premium | Premium rice"), "Surabaya", t("15.900 | 15,900"), t("05.11 | 05:11")],
            ]}
          />
        </div>
      </div>
    </Window>
  ),
);
