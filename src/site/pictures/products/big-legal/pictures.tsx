import { Card, Lines, Sidebar, Window } from "../../kit/frames.tsx";
import { Chip, Document } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { CitedAnswer, ContractTable, WordingChange } from "./stories.tsx";

const crop: Crop = {
  label:
    "Dua versi pasal kontrak dibandingkan: 30 hari kerja menjadi 10 hari kalender. | Two versions of a contract clause compared: 30 working days becomes 10 calendar days.",
  draw: (t) => (
    <Document title={t("Pasal 7 ayat 2 | Clause 7.2")}>
      <p>
        {`${t("Pemasok mengganti tutup yang bocor dalam | The supplier replaces leaking caps within")} `}
        <del className="bg-bad-soft text-bad">{t("30 hari kerja | 30 working days")}</del>{" "}
        <ins className="bg-good-soft text-good no-underline">{t("10 hari kalender | 10 calendar days")}</ins>.
      </p>
      <svg viewBox="0 0 200 30" className="mt-3 w-full" strokeWidth={4} aria-hidden="true">
        <path d="M0 4h200M0 15h176M0 26h120" className="stroke-line" />
      </svg>
    </Document>
  ),
};

/**
 * Draws BigLegal's signature picture: two versions of a clause as a difference, with the law that it follows and what
 * it touches.
 */
const ClauseWorkspace = picture(
  "stage",
  "Ruang kerja BigLegal: dua versi pasal kegagalan pelindungan data dibandingkan. Tujuh hari kerja dicoret, 3 x 24 jam ditambahkan. Di kanan dasar hukumnya, UU 27/2022 Pasal 46, dan sembilan kontrak lain yang masih memakai tenggat lama. | BigLegal’s workspace: two versions of a data protection failure clause compared. Seven working days is struck out, 3 x 24 hours added. On the right its legal basis, Law 27 of 2022, article 46, and nine other contracts that still use the old deadline.",
  (t) => {
    const lines: [mark: " " | "−" | "+", text: string][] = [
      [
        " ",
        t(
          "Pengendali memberi tahu Subjek Data Pribadi dan lembaga | The Controller notifies the data subject and the agency",
        ),
      ],
      ["−", t("secara tertulis dalam tujuh hari kerja. | in writing within seven working days.")],
      ["+", t("secara tertulis paling lambat 3 x 24 jam, yang memuat | in writing within 3 x 24 hours, stating")],
      [
        "+",
        t(
          "data yang terungkap, kapan dan bagaimana, serta penanganannya. | the data exposed, when and how, and the remedy.",
        ),
      ],
      [" ", t("Biaya pemberitahuan ditanggung Pengendali. | The Controller bears the cost of notification.")],
    ];
    return (
      <Window
        title={t("Perjanjian data pelanggan | Customer data agreement")}
        product="big-legal"
        meta={t("versi 3 dan 4 | versions 3 and 4")}
        sidebar={
          <Sidebar
            active={1}
            items={[
              [t("Peraturan | Regulations"), ""],
              [t("Kontrak | Contracts"), "312"],
              [t("Putusan | Rulings"), ""],
              [t("Catatan | Memos"), "27"],
              [t("Diikuti | Followed"), "14"],
            ]}
          />
        }
      >
        <div className="grid @4xl:grid-cols-[7fr_4fr]">
          <div className="py-5">
            <p className="px-5 font-display text-lg font-bold">
              {t("Pasal 14. Kegagalan pelindungan data | Clause 14. Data protection failure")}
            </p>
            <div className="mt-4 text-sm">
              {lines.map(([mark, text], i) => (
                <p
                  key={text}
                  className={`grid grid-cols-[1.5rem_1rem_1fr] gap-2 px-5 py-2 ${mark === "+" ? "bg-good-soft" : mark === "−" ? "bg-bad-soft line-through" : ""}`}
                >
                  <span className="num text-muted">{i + 41}</span>
                  <b className={mark === "+" ? "text-good" : "text-bad"}>{mark}</b>
                  <span>{text}</span>
                </p>
              ))}
            </div>
            <p className="mt-4 flex flex-wrap gap-2 px-5">
              <Chip tone="good">{t("2 ditambah | 2 added")}</Chip>
              <Chip tone="bad">{t("1 dihapus | 1 removed")}</Chip>
              <Chip tone="quiet">{t("0 dipindah | 0 moved")}</Chip>
            </p>
          </div>
          <div className="grid content-start gap-3 border-t border-line bg-sunken p-5 @4xl:border-t-0 @4xl:border-l">
            <Card className="border-l-4 border-l-accent">
              <span className="text-muted">{t("Dasar hukum | Legal basis")}</span>
              <p className="font-semibold">
                {t("UU 27/2022, Pasal 46 | Law 27 of 2022, article 46")}{" "}
                <Chip tone="good">{t("berlaku | in force")}</Chip>
              </p>
              <p className="mt-2">
                {t(
                  "“… pemberitahuan secara tertulis paling lambat 3 x 24 jam …” | “… written notification within 3 x 24 hours …”",
                )}
              </p>
            </Card>
            <Card>
              <b>{t("Masih memakai tenggat lama | Still using the old deadline")}</b>
              <p className="num font-display text-2xl/tight font-bold text-hue">{t("9 kontrak | 9 contracts")}</p>
              <p className="text-muted">{t("3 di antaranya berakhir tahun ini | 3 of them end this year")}</p>
            </Card>
          </div>
        </div>
      </Window>
    );
  },
);

/** Draws the life of an article: enacted, amended, amended again. */
const ArticleStatus = picture(
  "tile",
  "Riwayat satu pasal UU ITE: 2008, diubah 2016 dan 2024. | The history of an article of the ITE Law: 2008, amended in 2016 and 2024.",
  (t) => {
    const years = [
      ["2008", "UU 11/2008", t("diubah | amended"), "quiet"],
      ["2016", "UU 19/2016", t("diubah | amended"), "quiet"],
      ["2024", "UU 1/2024", t("berlaku | in force"), "good"],
    ] as const;
    return (
      <ol className="grid border-l-2 border-line">
        {years.map(([year, law, state, tone], i) => (
          <li key={year} className="relative flex items-center gap-3 py-2.5 pl-5">
            <span className={`absolute -left-[0.4375rem] size-3 rounded-full ${i === 2 ? "bg-hue" : "bg-edge"}`} />
            <b className="num">{year}</b>
            {law}
            <span className="ml-auto">
              <Chip tone={tone}>{state}</Chip>
            </span>
          </li>
        ))}
      </ol>
    );
  },
);

/** Draws a ruling taken apart into facts, reasoning and verdict. */
const RulingParts = picture(
  "tile",
  "Ringkasan putusan dalam tiga bagian. | The summary of a ruling in three parts.",
  (t) => {
    const parts = [t("Duduk perkara | Facts"), t("Pertimbangan hakim | Reasoning"), t("Amar | Verdict")];
    return (
      <Card className="grid gap-3">
        {parts.map((part, i) => (
          <div key={part} className={`border-l-4 pl-3 ${i === 2 ? "border-accent" : "border-hue"}`}>
            <b>{part}</b>
            <Lines widths={i === 2 ? ["w-2/3"] : ["w-full", "w-5/6"]} className="mt-2" />
          </div>
        ))}
      </Card>
    );
  },
);

/** Draws the notice that a followed article has changed, with the contracts that cite it. */
const ChangeNotice = picture(
  "tile",
  "Kabar perubahan aturan beserta enam kontrak yang merujuknya. | News of a change in a rule, with the six contracts that cite it.",
  (t) => (
    <div className="grid gap-3">
      <Card className="border-l-4 border-l-accent">
        <span className="text-muted">{t("Pagi ini, 07.10 | This morning, 07:10")}</span>
        <p className="font-semibold">{t("Pasal yang Anda ikuti diubah | An article you follow has changed")}</p>
        <p className="mt-1">
          <span className="text-bad line-through">{t("30 hari | 30 days")}</span>{" "}
          <span className="text-good">{t("14 hari kerja | 14 working days")}</span>
        </p>
      </Card>
      <Card className="flex items-center justify-between">
        {t("Kontrak yang merujuk | Contracts that cite it")} <b className="num text-lg">6</b>
      </Card>
    </div>
  ),
);

export const bigLegal: FamilyPictures = {
  crop,
  stage: ClauseWorkspace,
  stories: [WordingChange, CitedAnswer, ContractTable],
  tiles: [ArticleStatus, RulingParts, ChangeNotice],
};
