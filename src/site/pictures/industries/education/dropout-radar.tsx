import { dot } from "#ui/marks/petal.ts";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Field } from "../../kit/field.tsx";
import { picture } from "../../kit/picture.tsx";

/** Students by their programme (degrees, from the left) and how many weeks they have not been seen. */
const students = [
  [14, 0.4],
  [22, 0.7],
  [31, 0.3],
  [38, 1.2],
  [44, 0.6],
  [52, 0.9],
  [58, 1.8],
  [63, 0.5],
  [69, 0.8],
  [74, 2.3],
  [80, 0.4],
  [86, 1.1],
  [91, 0.7],
  [97, 0.5],
  [103, 1.6],
  [109, 0.9],
  [114, 0.4],
  [119, 3.1],
  [127, 0.8],
  [133, 1.3],
  [139, 0.5],
  [146, 0.7],
  [152, 2.1],
  [158, 0.6],
  [165, 0.9],
  [171, 0.4],
  [27, 1.5],
  [84, 1.9],
  [121, 0.6],
  [149, 1.1],
] as const;
const signal = [49, 3.4] as const;

/** Draws the radar of a faculty: who is near the middle is present, who drifts outwards has not been seen for weeks. */
export const DropoutRadar = picture(
  "stage",
  "Radar setengah lingkaran dengan 31 mahasiswa Farmasi: makin jauh dari tengah, makin lama tidak terlihat. Satu titik kuning di minggu keempat: hadir 2 dari 8, LMS tidak dibuka, UKT belum lunas. | Half-circle radar of 31 pharmacy students: the further out, the longer unseen. One yellow dot in week four: present 2 of 8, LMS not opened, fee unpaid.",
  (t) => (
    <>
      <div className="relative rounded-xl border border-line bg-surface p-4 pb-3 shadow-lg">
        <p className="grid gap-x-2 font-semibold @lg:flex @lg:justify-between">
          {t("Farmasi 2024, minggu ke-4 | Pharmacy 2024, week 4")}
          <span className="font-normal text-muted">
            {t("makin ke luar, makin lama tak terlihat | further out, longer unseen")}
          </span>
        </p>
        <svg viewBox="0 0 600 306" className="mt-3 w-full" aria-hidden="true">
          {[4, 3, 2, 1].map((week) => (
            <path
              key={week}
              d={`M${300 - week * 72} 300a${week * 72} ${week * 72} 0 0 1 ${week * 144} 0z`}
              className={week % 2 ? "fill-tint stroke-line" : "fill-surface stroke-line"}
            />
          ))}
          <path d="M300 300V12M300 300 96 96M300 300 504 96" className="stroke-line" />
          <path
            d={students
              .map(at)
              .map(([x, y]) => dot(x, y, 7))
              .join("")}
            className="fill-hue"
            opacity="0.8"
          />
          <path d={dot(...at(signal), 22)} className="fill-accent-soft" />
          <path d={dot(...at(signal), 12)} className="fill-accent" />
        </svg>
        <p className="mt-1 grid grid-cols-[1fr_auto_1fr] text-xs text-muted">
          <span>{t("4 minggu | 4 weeks")}</span>
          <span>{t("hadir | present")}</span>
          <span className="text-end">{t("4 minggu | 4 weeks")}</span>
        </p>
      </div>
      <Card className="relative mx-4 -mt-4 grid gap-2.5 shadow-lg @lg:absolute @lg:end-4 @lg:top-14 @lg:mx-0 @lg:mt-0 @lg:w-48">
        <p className="flex justify-between font-semibold">
          22104**022 <Chip tone="warn">{t("3 tanda | 3 signs")}</Chip>
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Field label={t("Presensi | Present")} value="2/8" state="bad" />
          <Field label="LMS" value={t("0 kali | 0 times")} state="bad" />
        </div>
        <p className="rounded-md bg-hue px-3 py-1.5 text-center font-semibold text-ground">
          {t("Telepon hari ini | Call today")}
        </p>
      </Card>
    </>
  ),
);

function at([degrees, weeks]: readonly [degrees: number, weeks: number]): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(300 - Math.cos(angle) * weeks * 80), Math.round(298 - Math.sin(angle) * weeks * 80)];
}
