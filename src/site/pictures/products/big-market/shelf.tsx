import { ChipRow } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Sidebar, Toolbar, Window } from "../../kit/window.tsx";
import { PetalRow } from "../petal-row.tsx";

/** Draws BigMarket's signature picture: a shelf of five data sets, each with its rows, licence, freshness and price. */
export const Shelf = picture(
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
