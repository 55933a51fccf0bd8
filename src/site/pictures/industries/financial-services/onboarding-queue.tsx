import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";
import { Person } from "../../people/person.tsx";

const lanes = [
  ["Lolos kedua ambang | Passed both", "182", ["Dewi A.", "Yohanes P.", "M. Rizal"]],
  ["Perlu dilihat | To review", "11", ["Nurul H.", "Agus T."]],
  ["Foto ulang | New photo", "9", ["Santi K.", "Edo W."]],
] as const;

/** Draws the queue of new accounts in three lanes, and the case that a person decides: two faces between two thresholds. */
export const OnboardingQueue = picture(
  "stage",
  "Antrean pembukaan rekening dalam tiga lajur: 182 lolos, 11 perlu dilihat, 9 diminta foto ulang. Kasus Nurul H. terbuka: wajah di KTP dan swafoto bersisian, kemiripan 0,78 di antara ambang 0,70 dan 0,85. | Account opening in three lanes: 182 passed, 11 to review, 9 asked for a new photo. Nurul H.’s case is open: card face and selfie side by side, similarity 0.78 between the thresholds 0.70 and 0.85.",
  (t, locale) => {
    const number = (value: string) => (locale === "id" ? value.replace(".", ",") : value);
    return (
      <>
        <Window title={t("Pembukaan rekening | Account opening")} product="big-builder" meta={t("08.30 | 08:30")}>
          <div className="grid grid-cols-3 gap-2.5 bg-sunken p-3.5 pb-24">
            {lanes.map(([lane, count, names], index) => (
              <div key={lane}>
                <p className="leading-snug font-semibold">{t(lane)}</p>
                <p className="font-display text-2xl font-bold text-hue">{count}</p>
                <div className="mt-2 grid gap-1.5">
                  {names.map((name, at) => (
                    <p
                      key={name}
                      className={`rounded-md border bg-surface px-2 py-1.5 ${index === 1 && at === 0 ? "border-hue" : "border-line"}`}
                    >
                      {name}
                    </p>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </Window>
        <Card className="relative mx-3 -mt-20 grid items-center gap-4 shadow-lg @md:mx-8 @lg:ms-[22%] @lg:me-4 @lg:grid-cols-[auto_1fr]">
          <div className="flex items-center gap-3">
            <div className="rounded-md border border-line bg-tint p-2">
              <Person bust="hijab" className="size-14" />
              <p className="mt-1.5 h-1.5 w-14 rounded-[99px] bg-line" />
              <p className="mt-1 h-1.5 w-9 rounded-[99px] bg-line" />
            </div>
            <Person bust="hijab" className="size-20" />
          </div>
          <div className="grid gap-2">
            <p className="flex flex-wrap justify-between gap-2 font-semibold">
              Nurul H. <span className="font-normal text-muted">{t("Uji kehadiran lolos | Liveness passed")}</span>
            </p>
            <svg viewBox="0 0 300 26" className="w-full" aria-hidden="true">
              <rect y="9" width="300" height="8" rx="4" className="fill-sunken" />
              <rect x="120" y="9" width="90" height="8" className="fill-tint" />
              <path d="M120 2v22M210 2v22" className="stroke-hue" strokeWidth="2" />
              <circle cx="168" cy="13" r="9" className="fill-accent" />
            </svg>
            <p className="flex justify-between text-xs text-muted tabular-nums">
              <span>
                {t("Tolak di bawah | Refuse below")} {number("0.70")}
              </span>
              <b className="text-ink">{number("0.78")}</b>
              <span>
                {number("0.85")} {t("lolos | pass")}
              </span>
            </p>
            <p className="flex flex-wrap gap-1.5">
              <Chip tone="good">{t("Terima | Accept")}</Chip>
              <Chip tone="quiet">{t("Minta berkas lain | Ask for another file")}</Chip>
            </p>
          </div>
        </Card>
      </>
    );
  },
);
