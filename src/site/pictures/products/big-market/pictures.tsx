import { Icon } from "#ui/icon.tsx";
import { PetalRow } from "../../kit/charts.tsx";
import { Card, Sidebar, Toolbar, Window } from "../../kit/frames.tsx";
import { Chip, ChipRow, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { CountingQuery, DataCard, HeldUpload } from "./stories.tsx";

const crop: Crop = {
  label:
    "Rak set data: mutu kemasan per kota, curah hujan pelabuhan, harga pakan ternak. | A shelf of data sets: packaging quality by city, rainfall at ports, animal feed prices.",
  draw: (t) => (
    <Window title={t("Rak set data | Data set shelf")} product="big-market">
      <div className="px-3.5 py-1.5">
        <Table
          rows={[
            [t("Mutu kemasan per kota | Packaging quality by city"), t("Tiap Jumat | Fridays")],
            [t("Curah hujan pelabuhan | Rainfall at ports"), t("Harian | Daily")],
            [t("Harga pakan ternak | Animal feed prices"), t("Bulanan | Monthly")],
          ].map(([name, rhythm]) => [name, <Chip key={name}>{rhythm}</Chip>])}
          end={[1]}
        />
      </div>
    </Window>
  ),
};

/** Draws BigMarket's signature picture: a shelf of five data sets, each with its rows, licence, freshness and price. */
const Shelf = picture(
  "stage",
  "Rak BigMarket dengan lima set data contoh: harga pangan, kepadatan kunjungan, arsip berita, ongkos angkut, dan curah hujan; masing-masing dengan penjual, jumlah baris, lisensi, kesegaran sebagai kelopak, dan harga. Ongkos angkut pernah terlambat sekali. | A shelf of BigMarket with five sample data sets: food prices, visit density, a news archive, freight rates and rainfall; each with seller, rows, licence, freshness as petals, and price. Freight rates were late once.",
  (t) => {
    const sets: [name: string, seller: string, rows: string, licence: string, price: string, fresh: number[]][] = [
      [
        t("Harga pangan harian | Daily food prices"),
        "Lembaga Data Nusa",
        t("9,4 juta baris | 9.4 m rows"),
        t("pakai internal | internal use"),
        t("Rp2.400.000 / bulan | Rp2,400,000 / month"),
        [1, 1, 0.9, 1, 1, 1, 0.9, 1],
      ],
      [
        t("Kepadatan kunjungan per petak | Visit density by grid square"),
        "Peta Ramai",
        t("3,1 juta baris | 3.1 m rows"),
        t("boleh digabung | may be combined"),
        t("Rp6.500.000 / bulan | Rp6,500,000 / month"),
        [0.8, 0.9, 0.7, 0.8, 1, 0.9, 0.8, 0.9],
      ],
      [
        t("Arsip berita bertanda topik | News archive by topic"),
        "Harian Sagara",
        t("412.000 artikel | 412,000 articles"),
        t("riset saja | research only"),
        t("Rp18.000.000 sekali | Rp18,000,000 once"),
        [0.5, 0.6, 0.5, 0.7, 0.6, 0.6, 0.7, 0.6],
      ],
      [
        t("Ongkos angkut antarpelabuhan | Freight rates by port"),
        "Koperasi Samudra",
        t("86.000 baris | 86,000 rows"),
        t("boleh ditampilkan | may be displayed"),
        t("Rp1.100.000 / bulan | Rp1,100,000 / month"),
        [0.6, 0.7, 0.2, 0.7, 0.6, 0.7, 0.8, 0.7],
      ],
      [
        t("Curah hujan per kecamatan | Rainfall by district"),
        t("Dinas contoh, data terbuka | Sample agency, open data"),
        t("12 juta baris | 12 m rows"),
        t("terbuka, sebut sumber | open, name the source"),
        t("tanpa biaya | free of charge"),
        [0.9, 1, 1, 0.9, 1, 1, 1, 1],
      ],
    ];
    return (
      <Window
        title={t("Semua set data | All data sets")}
        product="big-market"
        meta={t("5 set data contoh | 5 sample data sets")}
        sidebar={
          <Sidebar
            items={[
              [t("Semua | All"), "5"],
              [t("Pangan | Food"), "1"],
              [t("Wilayah | Places"), "2"],
              [t("Berita | News"), "1"],
              [t("Logistik | Logistics"), "1"],
              [t("Terbuka | Open"), "1"],
            ]}
          />
        }
        toolbar={
          <Toolbar
            items={[
              t("Lisensi | Licence"),
              t("Diperbarui minggu ini | Updated this week"),
              t("Di bawah Rp5 juta | Below Rp5 m"),
            ]}
          />
        }
      >
        <ul className="grid gap-3 bg-sunken p-4 @xl:grid-cols-2 @2xl:p-6 @4xl:grid-cols-3">
          {sets.map(([name, seller, rows, licence, price, fresh], i) => (
            <li
              key={name}
              className="grid content-between gap-2 rounded-lg border border-line bg-surface p-3 @xl:gap-3 @xl:p-4"
            >
              <span>
                <b className="block font-display text-sm/snug">{name}</b>
                <span className="hidden text-muted @xl:inline">{seller}</span>
              </span>
              <PetalRow values={fresh} signal={i === 3 ? 2 : undefined} className="hidden h-5 w-auto @xl:block" />
              <ChipRow chips={[[rows, "quiet"], [licence]]} />
              <b className="num border-line @xl:border-t @xl:pt-3 @xl:text-sm">{price}</b>
            </li>
          ))}
          <li className="hidden content-between gap-3 rounded-lg border-2 border-dashed border-edge p-4 @xl:grid">
            <b className="font-display text-sm/snug">{t("Set data Anda | Your data set")}</b>
            <span className="text-muted">
              {t(
                "Hubungkan tabel BigLake, isi kartu data, pilih lisensi. | Connect a BigLake table, fill in the card, choose a licence.",
              )}
            </span>
            <b className="text-hue">{t("Terbitkan | Publish")}</b>
          </li>
        </ul>
      </Window>
    );
  },
);

/** Draws a licence as five plain answers. */
const PlainLicence = picture(
  "tile",
  "Lisensi pakai internal: dua boleh, dua tidak. | A licence for internal use: two yes, two no.",
  (t) => {
    const answers: [string, boolean][] = [
      [t("Digabung dengan data sendiri | Combined with own data"), true],
      [t("Ditampilkan ke publik | Shown in public"), false],
      [t("Dijual kembali | Resold"), false],
      [t("Dipakai 12 bulan | Used for 12 months"), true],
    ];
    return (
      <Card>
        <b className="text-sm">{t("Pakai internal | Internal use")}</b>
        <ul className="mt-3 grid gap-2.5">
          {answers.map(([answer, yes]) => (
            <li key={answer} className="flex items-center gap-2">
              <Icon name={yes ? "check" : "close"} className={`size-5 ${yes ? "text-good" : "text-bad"}`} />
              {answer}
            </li>
          ))}
        </ul>
      </Card>
    );
  },
);

/** Draws three ways in which a data set arrives. */
const Delivery = picture("tile", "Tiga cara menerima set data. | Three ways to receive a data set.", (t) => {
  const ways = [
    [t("Berkas | File"), "CSV, Parquet"],
    ["API BigMarket", t("kunci per lisensi | a key per licence")],
    [t("Tabel BigLake | BigLake table"), t("diperbarui 09.00 | refreshed 09:00")],
  ];
  return (
    <ul className="grid gap-2.5">
      {ways.map(([way, note], i) => (
        <li
          key={way}
          className={`flex items-center justify-between gap-2 rounded-md border bg-surface px-4 py-3.5 ${i === 2 ? "border-2 border-hue" : "border-line"}`}
        >
          <b>{way}</b>
          <span className="text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
});

/** Draws a seller's month: sales, commission, tax, payout. */
const SellerMonth = picture(
  "tile",
  "Laporan penjual: penjualan, komisi contoh, dan yang diterima. | A seller’s report: sales, a sample commission and the payout.",
  (t) => (
    <Card>
      <p className="flex justify-between gap-2">
        <b>{t("Oktober | October")}</b> <Chip tone="quiet">{t("7 pelanggan | 7 subscribers")}</Chip>
      </p>
      <Table
        end={[1]}
        rows={[
          [t("Penjualan | Sales"), t("Rp16.800.000 | Rp16,800,000")],
          [t("Komisi (contoh 12%) | Commission (sample 12%)"), t("−Rp2.016.000 | −Rp2,016,000")],
          [<b key="p">{t("Anda terima | You receive")}</b>, <b key="v">{t("Rp14.784.000 | Rp14,784,000")}</b>],
        ]}
      />
    </Card>
  ),
);

export const bigMarket: FamilyPictures = {
  crop,
  stage: Shelf,
  stories: [DataCard, CountingQuery, HeldUpload],
  tiles: [PlainLicence, Delivery, SellerMonth],
};
