import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";

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
            [
              ["key", "select "],
              ["plain", t("kabupaten, count(*) | regency, count(*)")],
            ],
            [
              ["key", "from "],
              ["plain", t("kunjungan  | visits ")],
              ["key", "where "],
              ["plain", t("ramai > 200 | visits > 200")],
            ],
            [
              ["key", "group by "],
              ["plain", t("kabupaten | regency")],
            ],
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
