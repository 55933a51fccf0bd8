import { Card, Sidebar, Window } from "../../kit/frames.tsx";
import { Bars, Chip, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { QualityGate, ThreeReaders, TracedNumber } from "./stories.tsx";

const crop: Crop = {
  label: "Tabel menurut lapisan: 412 mentah, 96 bersih, 14 resmi. | Tables by layer: 412 raw, 96 clean, 14 official.",
  draw: (t) => (
    <Window title={t("Tabel menurut lapisan | Tables by layer")} product="big-lake">
      <Bars
        className="p-3.5"
        rows={[
          { label: t("Mentah | Raw"), share: 100, value: 412 },
          { label: t("Bersih | Clean"), share: 24, value: 96 },
          { label: t("Resmi | Official"), share: 5, value: 14, signal: true },
        ]}
      />
    </Window>
  ),
};

/** Draws BigLake's signature picture: the lineage of a table, with the path of one column picked out. */
const Lineage = picture(
  "stage",
  "Silsilah data: tiga sumber mengalir ke dua tabel olahan, lalu ke dasbor, laporan, dan prakiraan. Jalur kolom nilai dari kasir toko sampai laporan OJK diberi garis kunyit. Di bawahnya kolom, aturan mutu, dan pemilik tabel transaksi. | Data lineage: three sources flow into two refined tables, then into a dashboard, a return and a forecast. The path of the column amount, from the tills to the return, is drawn in turmeric. Below it the columns, quality rules and owner of the table of sales.",
  (t) => (
    <Window
      title={t("Silsilah: transaksi.nilai | Lineage: sales.amount")}
      product="big-lake"
      meta={t("Diperbarui 05.40 | Refreshed 05:40")}
      sidebar={
        <Sidebar
          items={[
            [t("Penjualan | Sales"), "24"],
            [t("Keuangan | Finance"), "31"],
            [t("Pelanggan | Customers"), "12"],
            [t("Pemasok | Suppliers"), "9"],
          ]}
        />
      }
    >
      <div className="grid gap-4 bg-sunken p-4 @2xl:h-80 @2xl:grid-cols-[1fr_3rem_1fr_3rem_1fr] @2xl:gap-0 @2xl:p-6">
        <Column
          nodes={[
            [t("kasir_toko | store_tills"), t("CSV, tiap 6 jam | CSV, every 6 h"), "path"],
            [t("aplikasi | app"), "PostgreSQL"],
            [t("harga_pasar | market_prices"), "BigSpider"],
          ]}
        />
        <Links path="M0 16.7C50 16.7 50 25 100 25" rest="M0 50C50 50 50 25 100 25M0 83.3C50 83.3 50 75 100 75" />
        <Column
          nodes={[
            [t("transaksi | sales"), t("2,1 juta baris | 2.1 m rows"), "path"],
            [t("produk | products"), t("8.420 baris | 8,420 rows")],
          ]}
        />
        <Links path="M0 25C50 25 50 50 100 50" rest="M0 25C50 25 50 16.7 100 16.7M0 75C50 75 50 83.3 100 83.3" />
        <Column
          nodes={[
            [t("Penjualan harian | Daily sales"), "BigView"],
            [t("Laporan bulanan | Monthly return"), t("untuk pengawas | for the regulator"), "path"],
            [t("Prakiraan stok | Stock forecast"), t("model")],
          ]}
        />
      </div>
      <div className="grid gap-x-8 gap-y-4 border-t border-line p-4 @2xl:grid-cols-[3fr_2fr] @2xl:p-6">
        <Table
          head={[t("Kolom | Column"), t("Jenis | Type"), t("Data pribadi | Personal data"), t("Lengkap | Complete")]}
          end={[3]}
          signal={2}
          rows={[
            [
              "nik",
              t("teks | text"),
              <Chip key="nik" tone="bad">
                {t("disamarkan | masked")}
              </Chip>,
              t("99,6% | 99.6%"),
            ],
            [t("kota | city"), t("teks | text"), t("tidak | no"), "100%"],
            [<b key="amount">{t("nilai | amount")}</b>, "rupiah", t("tidak | no"), t("98,7% | 98.7%")],
          ]}
        />
        <dl className="hidden grid-cols-2 content-start gap-4 @2xl:grid">
          {[
            [t("Pemilik | Owner"), t("Tim Data Ritel | Retail team")],
            [t("Aturan mutu | Quality rules"), t("12 dari 12 | 12 of 12")],
            [t("Versi | Version"), t("418, dapat dikembalikan | 418, can be restored")],
            [t("Dibuka minggu ini | Opened this week"), t("14 orang | 14 people")],
          ].map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Window>
  ),
);

function Column({ nodes }: { nodes: [name: string, note: string, path?: "path"][] }) {
  return (
    <ul className="grid gap-2 @2xl:flex @2xl:flex-col @2xl:justify-around @2xl:gap-0">
      {nodes.map(([name, note, path]) => (
        <li
          key={name}
          className={`rounded-md border bg-surface px-3 py-2 ${path ? "border-accent" : "hidden border-line @2xl:block"}`}
        >
          <b className="font-code">{name}</b>
          <br />
          <span className="text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** Renders the lines between two columns; the path of the selected column is the thread. */
function Links({ path, rest }: { path: string; rest: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="hidden size-full @2xl:block" aria-hidden="true">
      <path d={rest} fill="none" className="stroke-edge" vectorEffect="non-scaling-stroke" />
      <path d={path} className="thread" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Draws a search in the catalogue in everyday words, and the table that it finds. */
const CatalogueSearch = picture(
  "tile",
  "Pencarian “tunggakan” menemukan tabel fct_arrears_dly beserta pemilik dan laporannya. | A search for “arrears” finds the table fct_arrears_dly with its owner and reports.",
  (t) => (
    <div className="grid gap-3">
      <p className="rounded-md border-2 border-hue bg-surface px-3 py-2 text-sm">{t("tunggakan | arrears")}|</p>
      <Card>
        <b className="font-code">fct_arrears_dly</b>
        <p className="text-muted">{t("Tunggakan kredit per hari | Loan arrears by day")}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Chip>{t("Pemilik: Kredit | Owner: Lending")}</Chip>
          <Chip tone="quiet">{t("3 laporan | 3 reports")}</Chip>
        </p>
      </Card>
    </div>
  ),
);

/** Draws the versions of a table, one of them being restored. */
const TableVersions = picture(
  "tile",
  "Tiga versi tabel; versi kemarin sore dikembalikan. | Three versions of a table; yesterday’s is restored.",
  (t) => {
    const versions = [
      [t("418 · hari ini 05.40 | 418 · today 05:40"), t("pemuatan keliru | bad load")],
      [t("417 · kemarin 17.00 | 417 · yesterday 17:00"), t("kembali ke sini | back to here")],
      [t("416 · kemarin 05.41 | 416 · yesterday 05:41"), ""],
    ];
    return (
      <ol className="grid gap-2">
        {versions.map(([version, note], i) => (
          <li
            key={version}
            className={`flex items-center justify-between gap-2 rounded-md border bg-surface px-3 py-2.5 ${i === 1 ? "border-2 border-hue" : "border-line"}`}
          >
            <span className={`num ${i ? "" : "line-through"}`}>{version}</span>
            {note && <Chip tone={i ? "hue" : "bad"}>{note}</Chip>}
          </li>
        ))}
      </ol>
    );
  },
);

/** Draws the columns of a table in which personal data was looked for. */
const PersonalDataScan = picture(
  "tile",
  "Empat kolom dipindai untuk data pribadi; kolom catatan ditandai ragu. | Four columns scanned for personal data; the notes are flagged as doubtful.",
  (t) => {
    const columns = [
      ["nik", t("NIK, 100%"), "bad"],
      [t("telepon | phone"), t("ponsel, 97% | phone, 97%"), "bad"],
      [t("catatan | notes"), t("ragu, 12 baris | doubtful, 12 rows"), "warn"],
      [t("nilai | amount"), t("tidak ada | none"), "good"],
    ] as const;
    return (
      <Card>
        <ul className="grid gap-2.5">
          {columns.map(([column, found, tone]) => (
            <li key={column} className="flex items-center justify-between gap-2">
              <b className="font-code">{column}</b>
              <Chip tone={tone}>{found}</Chip>
            </li>
          ))}
        </ul>
      </Card>
    );
  },
);

export const bigLake: FamilyPictures = {
  crop,
  stage: Lineage,
  stories: [TracedNumber, QualityGate, ThreeReaders],
  tiles: [CatalogueSearch, TableVersions, PersonalDataScan],
};
