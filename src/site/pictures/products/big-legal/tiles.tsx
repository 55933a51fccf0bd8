import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Lines } from "../lines.tsx";

/** Draws the life of an article: enacted, amended, amended again. */
export const ArticleStatus = picture(
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
export const RulingParts = picture(
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
export const ChangeNotice = picture(
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
