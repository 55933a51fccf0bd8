import { Window } from "../../kit/frames.tsx";
import { Chip, Code, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";

/** Draws sample rows, and a counting query on the full set that returns aggregates only. */
export const CountingQuery = picture(
  "story",
  "Contoh baris di belakang; di depannya kueri hitung pada data penuh: 38 petak di Sleman, 6 petak di Bantul, dan satu wilayah disembunyikan karena di bawah ambang. | Sample rows at the back; in front a counting query on the full set: 38 squares in Sleman, 6 in Bantul, and one area hidden because it is below the minimum.",
  (t) => (
    <div className="grid">
      <div className="rounded-lg border border-line bg-surface p-4 @lg:mr-32">
        <b>{t("Contoh, 100 baris | Sample, 100 rows")}</b>
        <Table
          head={[t("petak | square"), t("jam | hour"), t("kunjungan | visits")]}
          end={[2]}
          rows={[
            ["49MFS-118", "10–11", "240"],
            ["49MFS-119", "10–11", "310"],
            ["49MFS-204", "10–11", "90"],
          ]}
        />
      </div>
      <div className="z-10 -mt-3 grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-md @lg:-mt-4 @lg:ml-32">
        <Code
          lines={[
            t("<k>select </k>kabupaten, count(*) | <k>select </k>regency, count(*)"),
            t("<k>from </k>kunjungan <k>where </k>ramai > 200 | <k>from </k>visits <k>where </k>visits > 200"),
            t("<k>group by </k>kabupaten | <k>group by </k>regency"),
          ]}
        />
        <Table
          end={[1]}
          signal={2}
          rows={[
            ["Sleman", "38"],
            ["Bantul", "6"],
            ["Kulon Progo", t("di bawah ambang, disembunyikan | below the minimum, hidden")],
          ]}
        />
        <p className="text-muted">
          {t("Dihitung pada 3,1 juta baris. Tidak ada baris yang keluar. | Counted on 3.1 m rows. No row leaves.")}
        </p>
      </div>
    </div>
  ),
);

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

/** Draws an upload that is held because of what its scan found, and the reviewer who reads it. */
export const HeldUpload = picture(
  "story",
  "Unggahan ditahan: nama orang, nomor telepon, dan gabungan tiga kolom yang mengenali orang ditemukan. Peninjau Maya menulis apa yang perlu diperbaiki. | An upload on hold: names, phone numbers and a combination of three columns that identifies people were found. The reviewer, Maya, writes what needs fixing.",
  (t) => {
    const findings = [
      [t("nama_penerima | recipient"), t("nama orang di 12.480 baris | names of people in 12,480 rows"), "bad"],
      [t("catatan | notes"), t("31 nomor telepon | 31 phone numbers"), "bad"],
      [
        t("kode pos + tgl lahir + jenis kelamin | postcode + birth date + sex"),
        t("gabungan mengenali 4% orang | combination identifies 4% of people"),
        "warn",
      ],
      [t("nilai_kiriman | value"), t("tidak ada temuan | no finding"), "good"],
    ] as const;
    return (
      <Window
        title="kiriman_2025.parquet"
        product="big-market"
        meta={<Chip tone="warn">{t("Ditahan | On hold")}</Chip>}
      >
        <ul className="grid">
          {findings.map(([column, found, tone]) => (
            <li
              key={column}
              className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-3.5"
            >
              <b className="font-code">{column}</b>
              <Chip tone={tone}>{found}</Chip>
            </li>
          ))}
        </ul>
        <div className="flex items-start gap-4 bg-sunken p-5">
          <Person bust="glasses" className="size-14 shrink-0" />
          <p className="text-sm">
            <b>{t("Maya, peninjau | Maya, reviewer")}</b>
            <br />
            {t(
              "“Hapus dua kolom pertama, jadikan tanggal lahir kelompok umur. Setelah itu kami pindai ulang.” | “Drop the first two columns and turn birth dates into age groups. Then we scan again.”",
            )}
          </p>
        </div>
      </Window>
    );
  },
);
