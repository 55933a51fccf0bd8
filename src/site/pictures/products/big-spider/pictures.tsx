import { PetalRow } from "../../kit/charts.tsx";
import { Card, Lines, Sidebar, Window } from "../../kit/frames.tsx";
import { Chip, ChipRow, Code, Document, Original, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { HeldRun, PointAtColumns, TracedFigure } from "./stories.tsx";

const crop: Crop = {
  label:
    "Tiga sumber web publik dan jumlah baris yang terkumpul pagi ini. | Three public web sources and the rows collected this morning.",
  draw: (t) => (
    <Window title="BigSpider" product="big-spider" meta={t("06.00 WIB | 06:00")}>
      <div className="px-3.5 py-1.5">
        <Table
          rows={[
            [t("Harga beras, 34 provinsi | Rice prices, 34 provinces"), t("1.204 baris | 1,204 rows")],
            [t("Lowongan perawat | Nursing vacancies"), t("318 baris | 318 rows")],
            [t("Pengumuman tender | Tender notices"), <Chip key="new">{t("12 baru | 12 new")}</Chip>],
          ]}
          end={[1]}
        />
      </div>
    </Window>
  ),
};

/** Pages of each branch: a petal's size is the number of rows taken from it. */
const branches = [
  { path: "/beras", pages: [0.9, 0.8, 1, 0.7, 0.9, 0.6, 0.8, 0.5], rows: 412 },
  { path: "/cabai", pages: [0.7, 0.9, 0.6, 0.8, 0.4, 0.7], rows: 318 },
  { path: "/bawang", pages: [0.6, 0.5, 0.8, 0.6, 0.7], rows: 261 },
  { path: "/telur", pages: [0.5, 0.6, 0.9, 0.5], rows: 213, held: 2 },
  { path: "/daging", pages: [0.3, 0.4, 0.3], rows: 96 },
];

/** Draws BigSpider's signature picture: a run as a tree of pages, with the table it fills. */
const CrawlTree = picture(
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

/** Draws everyday Indonesian notations of prices, dates and units, and what they are stored as. */
const Notations = picture(
  "tile",
  "Empat tulisan harga dan tanggal menjadi angka. | Four notations of prices and dates become figures.",
  (t, locale) => {
    const rows = [
      ["Rp12,5 rb", "Rp12.5 thousand", t("12.500 | 12,500")],
      ["1,2 jt/bln", "1.2 million a month", t("1.200.000 | 1,200,000")],
      ["3 Agt 26", "3 August 2026", "2026-08-03"],
      ["½ kg", undefined, t("0,5 | 0.5")],
    ] as const;
    return (
      <Card>
        <ul className="grid gap-3">
          {rows.map(([found, reading, stored]) => (
            <li key={found} className="grid grid-cols-[1fr_2rem_1fr] items-center">
              <span className="w-fit rounded-sm bg-tint px-2 py-0.5">
                {reading ? (
                  <Original locale={locale} reading={reading}>
                    {found}
                  </Original>
                ) : (
                  found
                )}
              </span>
              <span className="border-t-2 border-dotted border-accent" />
              <b className="num text-right font-code text-ink">{stored}</b>
            </li>
          ))}
        </ul>
      </Card>
    );
  },
);

/** Draws a tender notice as PDF, and the table that was inside it. */
const FilesRead = picture(
  "tile",
  "Tabel di dalam PDF lelang menjadi baris tabel. | A table inside a tender PDF becomes rows.",
  (t) => (
    <div className="grid grid-cols-[2fr_3fr] gap-4">
      <Document title="lelang.pdf">
        <Lines widths={["w-full", "w-2/3", "w-5/6", "w-1/2", "w-3/4", "w-full"]} />
      </Document>
      <Card>
        <Table
          head={[t("Paket | Lot"), t("Pagu | Ceiling")]}
          end={[1]}
          rows={[
            [t("Jalan | Road"), t("2,4 M | 2.4 bn")],
            [t("Irigasi | Irrigation"), t("1,1 M | 1.1 bn")],
            [t("Gedung | Building"), t("8,7 M | 8.7 bn")],
          ]}
        />
      </Card>
    </div>
  ),
);

/** Draws the rules of a site and the pace that follows from them. */
const ObeyedRules = picture(
  "tile",
  "Isi robots.txt sebuah situs dan jeda yang mengikutinya: satu permintaan tiap lima detik. | A site’s robots.txt and the pace that follows from it: one request every five seconds.",
  (t) => (
    <div className="grid gap-3">
      <Code
        lines={[
          "<n># robots.txt</n>",
          "<k>User-agent: </k>*",
          "<k>Crawl-delay: </k><t>5</t>",
          "<k>Disallow: </k><t>/akun</t>",
        ]}
      />
      <p className="flex flex-wrap gap-2">
        <Chip tone="good">{t("1 permintaan / 5 detik | 1 request / 5 seconds")}</Chip>
        <Chip tone="quiet">{t("/akun dilewati | /akun skipped")}</Chip>
      </p>
    </div>
  ),
);

export const bigSpider: FamilyPictures = {
  crop,
  stage: CrawlTree,
  stories: [PointAtColumns, HeldRun, TracedFigure],
  tiles: [Notations, FilesRead, ObeyedRules],
};
