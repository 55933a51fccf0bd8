import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

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
