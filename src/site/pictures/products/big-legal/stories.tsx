import { Card, Lines, Toolbar, Window } from "../../kit/frames.tsx";
import { Chip, Document, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws an answer whose sentences each carry the article that they rest on, and one that could not be answered. */
export const CitedAnswer = picture(
  "story",
  "Pertanyaan tentang bahasa kontrak dijawab dalam tiga kalimat, masing-masing bernomor sumber; pasalnya terbuka di sebelah beserta status berlakunya. | A question about the language of contracts answered in three sentences, each numbered with its source; the articles are open beside it with their status.",
  (t) => {
    const sources = [
      ["1", t("UU 24/2009, Pasal 31 ayat (1) | Law 24 of 2009, article 31(1)"), t("berlaku | in force"), "good"],
      ["2", t("UU 24/2009, Pasal 31 ayat (2) | Law 24 of 2009, article 31(2)"), t("berlaku | in force"), "good"],
      ["3", "Perpres 63/2019, Pasal 26", t("berlaku | in force"), "good"],
    ] as const;
    return (
      <Window title={t("Tanya | Ask")} product="big-legal" meta={t("3 sumber | 3 sources")}>
        <p className="border-b border-line bg-tint p-4 text-sm font-semibold">
          {t(
            "Wajibkah kontrak dengan mitra asing berbahasa Indonesia? | Must a contract with a foreign partner be in Indonesian?",
          )}
        </p>
        <div className="grid gap-4 p-4 @lg:grid-cols-2">
          <div className="grid content-start gap-2 text-sm">
            <p>
              {t("Ya, bila melibatkan pihak Indonesia. | Yes, where an Indonesian party takes part.")} <Mark n="1" />
            </p>
            <p>
              {t(
                "Naskahnya dapat ditulis pula dalam bahasa pihak asing. | It may also be written in the other party’s language.",
              )}{" "}
              <Mark n="2" />
            </p>
            <p>
              {t(
                "Bila tafsirnya berbeda, bahasa yang dipakai ialah yang disepakati dalam kontrak. | If readings differ, the language agreed in the contract prevails.",
              )}{" "}
              <Mark n="3" />
            </p>
            <p className="mt-2 rounded-md border border-dashed border-edge p-3 text-muted">
              {t(
                "Tentang sanksi: tidak ditemukan sumber, jadi tidak dijawab. | On penalties: no source found, so no answer.",
              )}
            </p>
          </div>
          <div className="grid content-start gap-2">
            {sources.map(([n, source, state, tone]) => (
              <Card key={n} className="flex items-center gap-3">
                <Mark n={n} />
                <span className="font-semibold">{source}</span>
                <span className="ml-auto">
                  <Chip tone={tone}>{state}</Chip>
                </span>
              </Card>
            ))}
          </div>
        </div>
      </Window>
    );
  },
);

function Mark({ n }: { n: string }) {
  return (
    <span className="num inline-grid size-5 shrink-0 place-items-center rounded-full bg-hue text-[0.75rem] font-semibold text-ground">
      {n}
    </span>
  );
}

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

/** Draws two versions side by side, one word apart. */
export const WordingChange = picture(
  "story",
  "Dua versi perjanjian bersanding. Pada ayat 7.2 kata “dapat” menjadi “wajib”; ayat 7.4 pindah ke 9.1. | Two versions of an agreement side by side. In 7.2 the word “may” becomes “must”; 7.4 has moved to 9.1.",
  (t) => (
    <div className="grid grid-cols-2 gap-3 @lg:gap-5">
      <Document title={t("Versi 1, 4 Mei | Version 1, 4 May")}>
        <Lines widths={["w-full", "w-5/6", "w-full"]} />
        <p className="my-4 text-sm">
          <b>7.2</b> {t("Penyedia | The supplier")}{" "}
          <span className="rounded-sm bg-bad-soft px-1 font-semibold text-bad line-through">{t("dapat | may")}</span>{" "}
          {t("mengganti barang yang cacat. | replace defective goods.")}
        </p>
        <Lines widths={["w-full", "w-2/3"]} />
        <p className="mt-4 rounded-sm border border-dashed border-edge p-2 text-muted">
          7.4 {t("pindah ke 9.1 | moved to 9.1")}
        </p>
      </Document>
      <Document title={t("Versi 2, 19 Mei | Version 2, 19 May")}>
        <Lines widths={["w-full", "w-5/6", "w-full"]} />
        <p className="my-4 text-sm">
          <b>7.2</b> {t("Penyedia | The supplier")}{" "}
          <span className="rounded-sm bg-good-soft px-1 font-semibold text-good">{t("wajib | must")}</span>{" "}
          {t("mengganti barang yang cacat. | replace defective goods.")}
        </p>
        <Lines widths={["w-full", "w-2/3"]} />
        <p className="mt-4 border-l-4 border-accent bg-accent-soft p-2">
          {t("Satu kata, satu kewajiban baru. | One word, one new duty.")}
        </p>
      </Document>
    </div>
  ),
);
