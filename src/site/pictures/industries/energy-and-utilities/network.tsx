import { kawungPath } from "#ui/marks/petal.ts";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";

/** Losses at the transformers of each feeder, from 0 to 9; the last feeder but one is the one that stands out. */
const feeders = [
  ["Merpati", [1, 2, 1, 2, 1]],
  ["Elang", [2, 1, 3, 1, 2]],
  ["Rajawali", [2, 3, 8, 6, 4]],
  ["Nuri", [1, 1, 2, 3, 1]],
] as const;

/** Draws a distribution network from its substation: petals as large as the loss at each transformer. */
export const Network = picture(
  "stage",
  "Jaringan distribusi dari satu gardu ke empat penyulang; besar kelopak adalah susut di tiap trafo. Rajawali menonjol: 14,2 persen, dan Regu 3 mendapat 12 alamat. | Distribution network from one substation to four feeders; petals are as large as the loss at each transformer. Rajawali stands out: 14.2 percent, and Crew 3 gets 12 addresses.",
  (t) => {
    const place = (feeder: number, at: number) => [150 + at * 108, 44 + feeder * 66] as const;
    return (
      <>
        <div className="rounded-xl border border-line bg-surface p-4 shadow-lg">
          <div className="grid grid-cols-[1fr] gap-2 @lg:grid-cols-[5.5rem_1fr] @lg:gap-0">
            <div className="grid grid-cols-4 content-around text-sm font-medium @lg:grid-cols-1">
              {feeders.map(([name], index) => (
                <p key={name} className={index === 2 ? "font-bold text-hue" : "text-muted"}>
                  {name}
                </p>
              ))}
            </div>
            <svg viewBox="0 0 640 286" className="w-full" fill="none" aria-hidden="true">
              <path
                d={`M52 143h30M82 44v198${feeders.map((_, feeder) => `M82 ${44 + feeder * 66}h532`).join("")}`}
                className="stroke-edge"
                strokeWidth="3"
              />
              <path
                d="M8 116h44v54H8zM22 126l-4 18h12l-4 16 16-24H30l6-10z"
                className="fill-surface stroke-ink"
                strokeWidth="2.5"
              />
              {feeders.map(([name, losses], feeder) =>
                losses.map((loss, at) => {
                  const [x, y] = place(feeder, at);
                  const hot = loss === 8;
                  return (
                    <g key={name + String(x)}>
                      <circle cx={x} cy={y} r={hot ? 32 : 13} className={hot ? "fill-accent-soft" : "fill-surface"} />
                      <path d={kawungPath(x, y, 9 + loss * 2.6, 1.2)} className={hot ? "fill-accent" : "fill-hue"} />
                    </g>
                  );
                }),
              )}
            </svg>
          </div>
        </div>
        <div className="relative mx-3 -mt-3 grid gap-3 @lg:mx-6 @lg:grid-cols-[3fr_2fr]">
          <Card className="shadow-lg">
            <Table
              head={[t("Neraca Rajawali | Rajawali balance"), "MWh"]}
              end={[1]}
              signal={2}
              rows={[
                [t("Masuk, meter induk | In, bulk meter"), t("2.260 | 2,260")],
                [t("Tertagih, 4.118 pelanggan | Billed, 4,118 customers"), t("1.939 | 1,939")],
                [t("Susut 14,2% | Loss 14.2%"), "321"],
              ]}
            />
          </Card>
          <Card className="grid content-start gap-2 shadow-lg">
            <p className="font-semibold">{t("Surat tugas 0417 | Work order 0417")}</p>
            <p className="text-muted">
              {t(
                "Regu 3, 12 alamat di trafo R-3, besok 08.00 | Crew 3, 12 addresses at transformer R-3, tomorrow 08:00",
              )}
            </p>
            <p>
              <Chip tone="good">{t("Terkirim | Sent")}</Chip>
            </p>
          </Card>
        </div>
      </>
    );
  },
);
