import type { Bilingual } from "#text/locales.ts";
import { Card } from "../../kit/card.tsx";
import { Columns } from "../../kit/charts.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ title: string; meta: string; post: string; tags: [string, string]; hours: string[] }> = {
  id: {
    title: "Sebutan per jam",
    meta: "Makassar",
    post: "“Tutupnya longgar, lengketmi semua isi tasku.”",
    tags: ["Negatif", "Tutup botol"],
    hours: ["02.00", "05.00", "08.00", "11.00"],
  },
  en: {
    title: "Mentions by hour",
    meta: "Makassar",
    post: "“The cap was loose, everything in my bag is sticky.”",
    tags: ["Negative", "Bottle cap"],
    hours: ["02:00", "05:00", "08:00", "11:00"],
  },
};

export const crop: Crop = {
  label: {
    id: "Sebutan per jam di Makassar dengan puncak pukul delapan, dan satu kiriman bertanda negatif tentang tutup botol.",
    en: "Mentions by hour in Makassar with a peak at eight, and one post about a bottle cap marked negative.",
  },
  Content({ locale }) {
    const { title, meta, post, tags, hours } = words[locale];
    return (
      <Window title={title} product="big-social" meta={meta}>
        <div className="grid gap-3 p-3.5 @min-[28rem]:grid-cols-2">
          <Columns values={[3, 2, 4, 3, 6, 9, 24, 17, 12, 9]} labels={hours} signal={6} />
          <Card>
            <p>{post}</p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Chip tone="bad">{tags[0]}</Chip>
              <Chip>{tags[1]}</Chip>
            </p>
          </Card>
        </div>
      </Window>
    );
  },
};
