import { kawungPath } from "#ui/marks/petal.ts";
import { Card } from "../../kit/card.tsx";
import { Chat } from "../../kit/chat.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";

/** Complaints of each cell, a row of the network per string, from 0 to 9. */
const cells = ["0110210010", "1021091201", "0112010310", "2011001101", "0120103210", "1001020110"];
const radius = 34;

/** Draws a city's cells: each petal is as large as the complaints of the hour, beside what the alarms say. */
export const CellMap = picture(
  "stage",
  "Peta sel satu kota pukul 18.05. Kelopak kuning besar di Griya Asri: 41 keluhan dalam satu jam, sedangkan alarmnya nol. | Map of a city’s cells at 18:05. The large yellow petals at Griya Asri: 41 complaints within the hour, with no alarm.",
  (t) => {
    const places = cells.flatMap((row, y) =>
      [...row].map((value, x) => ({ value: Number(value), x: 40 + x * 59 + (y % 2) * 29.5, y: 40 + y * 51 })),
    );
    const petals = (chosen: typeof places) =>
      chosen.map(({ x, y, value }) => kawungPath(x, y, 5 + value * 3, 1.2)).join("");
    return (
      <>
        <div className="ground-ink overflow-clip rounded-xl border border-line">
          <svg viewBox="0 0 640 330" className="w-full" aria-hidden="true">
            <path
              d={places.map(({ x, y }) => hexagon(x, y)).join("")}
              className="fill-surface stroke-line"
              strokeWidth="1.5"
            />
            <path d={petals(places.filter(({ value }) => value > 0 && value < 9))} className="fill-hue" />
            <path d={petals(places.filter(({ value }) => value === 9))} className="fill-accent" />
          </svg>
          <div className="grid gap-3 p-4 @lg:absolute @lg:start-4 @lg:bottom-14 @lg:w-60 @lg:p-0">
            <Card className="shadow-lg">
              <p className="flex justify-between font-semibold">
                Griya Asri <span className="font-normal text-muted">{t("18.05 | 18:05")}</span>
              </p>
              <p className="mt-2 flex items-end gap-5">
                <span>
                  <b className="block font-display text-3xl">41</b>
                  {t("keluhan | complaints")}
                </span>
                <span>
                  <b className="block font-display text-3xl">0</b>
                  alarm
                </span>
              </p>
              <p className="mt-2">
                <Chip tone="warn">{t("Regu 2, urutan pertama | Crew 2, first in line")}</Chip>
              </p>
            </Card>
          </div>
        </div>
        <div className="relative mt-3 @lg:absolute @lg:end-5 @lg:bottom-12 @lg:mt-0 @lg:w-64">
          <Chat
            messages={[
              {
                from: "them",
                text: t("sinyal cuma satu batang dari tadi | one bar of signal for a while now"),
                time: t("17.52 | 17:52"),
              },
              {
                from: "them",
                text: t("griya asri blok C sama, gabisa telpon | same in griya asri block C, can’t call"),
                time: t("18.01 | 18:01"),
              },
            ]}
          />
        </div>
      </>
    );
  },
);

function hexagon(x: number, y: number): string {
  const [half, side] = [radius * 0.866, radius / 2];
  return `M${x} ${y - radius}l${half} ${side}v${radius}l-${half} ${side}l-${half}-${side}v-${radius}z`;
}
