import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws a search in the catalogue in everyday words, and the table that it finds. */
export const CatalogueSearch = picture(
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
export const TableVersions = picture(
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
export const PersonalDataScan = picture(
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
