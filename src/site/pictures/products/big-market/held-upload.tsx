import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";
import { Person } from "../../people/person.tsx";

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
