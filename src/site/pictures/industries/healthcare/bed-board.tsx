import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Steps } from "../../kit/steps.tsx";
import { Window } from "../../kit/window.tsx";

/** The wards: each letter is a bed, occupied, leaving today, free, or with an incomplete file. */
const wards = [
  ["Anggrek", "oooolooofooo"],
  ["Bougenville", "oolooo!ollfo"],
  ["Cempaka", "ffooooloooof"],
  ["Dahlia", "oooofoolooll"],
  ["Edelweis", "olooooofflol"],
] as const;

const looks: Record<string, string> = {
  o: "fill-hue",
  l: "fill-surface stroke-hue",
  f: "fill-sunken stroke-line",
  "!": "fill-accent",
};

/** Draws a hospital's bed board, with the one bed whose file is not complete before the patient leaves. */
export const BedBoard = picture(
  "stage",
  "Papan ranjang lima ruang rawat pukul 09.40. Satu ranjang di Bougenville menonjol: B-07 pulang pukul 14.00 dan laporan operasinya belum ada. | Bed board of five wards at 09:40. One bed on Bougenville stands out: B-07 leaves at 14:00 and its operation report is missing.",
  (t) => (
    <>
      <Window
        title={t("Papan ranjang | Bed board")}
        product="big-view"
        meta={t("09.40 · 43 terisi | 09:40 · 43 occupied")}
      >
        <div className="grid gap-2.5 p-4">
          <p className="mb-1 flex flex-wrap gap-1.5 @md:ps-[6.5rem]">
            <Chip>{t("terisi | occupied")}</Chip>
            <Chip tone="quiet">{t("garis tepi: pulang hari ini | outlined: leaving today")}</Chip>
          </p>
          {wards.map(([ward, beds]) => (
            <div key={ward} className="grid items-center gap-x-4 gap-y-1 @md:grid-cols-[5.5rem_1fr]">
              <span className="font-medium">{ward}</span>
              <svg viewBox="0 0 384 30" className="w-full" strokeWidth="2" aria-hidden="true">
                {[...new Set(beds)].map((state) => (
                  <path
                    key={state}
                    d={[...beds].map((bed, at) => (bed === state ? bedAt(at) : "")).join("")}
                    className={looks[state]}
                  />
                ))}
              </svg>
            </div>
          ))}
        </div>
      </Window>
      <div className="mx-4 -mt-3 grid gap-3 @md:ms-[34%] @md:me-6">
        <Card className="relative shadow-lg">
          <p className="flex justify-between gap-3 font-semibold">
            {t("Bougenville, B-07")}
            <span className="font-normal text-muted">{t("pulang 14.00 | leaves 14:00")}</span>
          </p>
          <div className="mt-2.5">
            <Steps
              items={[
                t("Resume medis | Discharge summary"),
                t("Hasil laboratorium | Laboratory results"),
                t("Laporan operasi: diminta ke dr. Wira, 09.41 | Operation report: asked of Dr Wira, 09:41"),
              ]}
              done={2}
            />
          </div>
        </Card>
      </div>
    </>
  ),
);

/** Returns a bed seen from above, with its pillow. */
function bedAt(index: number): string {
  const x = index * 32 + 3;
  return `M${x} 4h18q4 0 4 4v14q0 4-4 4h-18q-2 0-2-2v-18q0-2 2-2zM${x + 3} 9v12`;
}
