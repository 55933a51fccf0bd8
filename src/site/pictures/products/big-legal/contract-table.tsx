import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Toolbar, Window } from "../../kit/window.tsx";

/** Hundreds of contracts as one table, filtered by those with a penalty. */
export const ContractTable = picture(
  "story",
  "Tabel kontrak dengan pihak, nilai, denda, dan akhir masa berlaku. Satu kontrak berakhir dalam 18 hari, dan sel dendanya menunjuk halaman 12. | A table of contracts with party, value, penalty and end date. One ends in 18 days, and its penalty cell points to page 12.",
  (t) => (
    <Window
      title={t("Kontrak pemasok | Supplier contracts")}
      product="big-legal"
      meta={t("38 dari 312 | 38 of 312")}
      toolbar={
        <Toolbar
          items={[t("Ada denda | Has a penalty"), t("Berakhir < 90 hari | Ends < 90 days"), t("Hasil pindai | Scans")]}
        />
      }
    >
      <div className="px-4 py-2">
        <Table
          head={[t("Pihak | Party"), t("Nilai | Value"), t("Denda | Penalty"), t("Berakhir | Ends")]}
          end={[3]}
          signal={1}
          rows={[
            ["PT Rimba Teknik", t("Rp1,2 M | Rp1.2 bn"), t("1‰ / hari | 1‰ / day"), t("Jun\u00a027")],
            [
              "CV Karya Laut",
              t("Rp640 jt | Rp640 m"),
              <b key="p">{t("5%, hlm. 12 | 5%, p. 12")}</b>,
              t("Des\u00a026 | Dec\u00a026"),
            ],
            ["PT Sinar Bahari", t("Rp3,8 M | Rp3.8 bn"), t("1‰ / hari | 1‰ / day"), t("Feb\u00a027")],
            ["CV Batu Putih", t("Rp210 jt | Rp210 m"), t("tidak ada | none"), t("Jan\u00a027")],
            ["PT Anugerah Kita", t("Rp980 jt | Rp980 m"), t("2% / minggu | 2% / week"), t("Mar\u00a027")],
          ]}
        />
      </div>
      <p className="flex flex-wrap items-center gap-2 border-t border-line bg-sunken px-4 py-3">
        <Chip tone="warn">{t("18 hari lagi | 18 days left")}</Chip>
        {t("Tugas terkirim kepada Ibu Laras, bagian kontrak. | A task was sent to Ibu Laras in contracts.")}
      </p>
    </Window>
  ),
);
