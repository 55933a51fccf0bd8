import { Toast } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

/** The stops of the round, in the drawing's units. */
const stops = [
  [34, 286],
  [78, 232],
  [52, 168],
  [128, 148],
  [170, 92],
  [112, 52],
] as const;

/** Facings of each shelf by brand; a space is the gap. */
const shelves = ["aaaaabbbbccc", "dddd   eeeee", "ffffggghhhhh"];

/** Draws a store visit: the round through the city and the shelf of the store at which it is now. */
export const ShelfRoute = picture(
  "stage",
  "Rute kunjungan melewati enam toko. Di toko keempat, foto rak menunjukkan celah tiga facing mi instan; dua kartonnya ada di gudang dan tugas isi ulang terkirim. | A visit round through six stores. At the fourth, the shelf photo shows a gap of three noodle facings; two cartons are in the stockroom and a refill task is sent.",
  (t) => (
    <>
      <div className="grid items-end gap-4 @lg:grid-cols-[2fr_4fr]">
        <div className="relative rounded-xl border border-line bg-surface max-@lg:hidden">
          <svg viewBox="0 0 210 320" className="w-full" fill="none" aria-hidden="true">
            <path
              d="M0 250h210M0 190l210-30M0 70l210 20M60 0v320M150 0l20 320M0 120h210"
              className="stroke-line"
              strokeWidth="7"
            />
            <path d={`M${stops.map((stop) => stop.join(" ")).join("L")}`} className="stroke-hue" strokeWidth="3" />
            {stops.map(([x, y], index) => (
              <circle
                key={y}
                cx={x}
                cy={y}
                r={index === 3 ? 13 : 8}
                className={index === 3 ? "fill-accent" : index < 3 ? "fill-hue" : "fill-surface stroke-hue"}
                strokeWidth="3"
              />
            ))}
          </svg>
          <p className="absolute inset-x-3 bottom-2 font-medium">{t("Toko 4 dari 6 | Store 4 of 6")}</p>
        </div>
        <Window
          title={t("Toko 14, rak 3 | Store 14, shelf 3")}
          product="big-vision"
          meta={t("32 dari 35 facing, 08.35 | 32 of 35 facings, 08:35")}
        >
          <div className="p-4">
            <svg viewBox="0 0 396 264" className="w-full" aria-hidden="true">
              {shelves.map((shelf, row) => (
                <g key={shelf}>
                  {[...new Set(shelf)].map((brand, at) =>
                    brand === " " ? null : (
                      <path
                        key={brand}
                        d={[...shelf].map((item, x) => (item === brand ? facing(x, row, at) : "")).join("")}
                        className="fill-hue"
                        opacity={[0.95, 0.55, 0.3][at % 3]}
                      />
                    ),
                  )}
                  <path d={`M0 ${row * 88 + 80}h396v5H0z`} className="fill-ink" opacity="0.75" />
                </g>
              ))}
              <path
                d="M136 100h94v64h-94z"
                className="fill-accent-soft stroke-accent"
                strokeWidth="3"
                strokeDasharray="7 5"
              />
            </svg>
            <p className="mt-3 flex flex-wrap gap-1.5">
              <Chip tone="warn">{t("Celah, 3 facing mi instan | Gap, 3 noodle facings")}</Chip>
              <Chip tone="quiet">{t("2 karton di gudang | 2 cartons in the stockroom")}</Chip>
            </p>
          </div>
        </Window>
      </div>
      <Toast className="relative -mt-3 ms-auto me-4">
        {t("Tugas isi ulang terkirim, 08.36 | Refill task sent, 08:36")}
      </Toast>
    </>
  ),
);

/** Returns a facing on a shelf; each brand has its own height. */
function facing(x: number, row: number, brand: number): string {
  const height = 64 - brand * 8 - ((row * 5) % 9);
  return `M${x * 33 + 3} ${row * 88 + 80 - height}h27v${height}h-27z`;
}
