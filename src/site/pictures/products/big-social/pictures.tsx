import { Columns } from "../../kit/charts.tsx";
import { Card, Sidebar, Toolbar, Window } from "../../kit/frames.tsx";
import { Bars, Chip, Document, Original, type Tone } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { Alert, Aspects, Issues } from "./stories.tsx";

const crop: Crop = {
  label:
    "Sebutan per jam di Makassar dengan puncak pukul delapan, dan satu kiriman bertanda negatif tentang tutup botol. | Mentions by hour in Makassar with a peak at eight, and one post about a bottle cap marked negative.",
  draw: (t) => (
    <Window title={t("Sebutan per jam | Mentions by hour")} product="big-social" meta="Makassar">
      <div className="grid gap-3 p-3.5 @min-[28rem]:grid-cols-2">
        <Columns
          values={[3, 2, 4, 3, 6, 9, 24, 17, 12, 9]}
          labels={[t("02.00 | 02:00"), t("05.00 | 05:00"), t("08.00 | 08:00"), t("11.00 | 11:00")]}
          signal={6}
        />
        <Card>
          <p>
            {t("“Tutupnya longgar, lengketmi semua isi tasku.” | “The cap was loose, everything in my bag is sticky.”")}
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Chip tone="bad">{t("Negatif | Negative")}</Chip>
            <Chip>{t("Tutup botol | Bottle cap")}</Chip>
          </p>
        </Card>
      </div>
    </Window>
  ),
};

/** The width of each issue's stream at fourteen moments of the week, from the top one down. */
const streams = [
  [16, 18, 20, 24, 22, 26, 28, 26, 30, 34, 32, 40, 44, 42],
  [10, 12, 11, 14, 16, 15, 18, 20, 22, 20, 26, 24, 28, 26],
  [3, 3, 4, 4, 5, 5, 8, 44, 58, 40, 28, 22, 20, 16],
  [6, 5, 6, 5, 7, 6, 6, 8, 7, 6, 8, 7, 6, 7],
];
const tones = ["opacity-90", "opacity-60", "", "opacity-35"];
const [width, middle, gap] = [700, 112, 5];
const step = width / (streams[0]!.length - 1);
const round = Math.round;

/** The upper edge of each stream at each moment; together they are centred on the middle of the river. */
const tops = streams.map((_, stream) =>
  streams[0]!.map((_, at) => {
    const total = streams.reduce((sum, values) => sum + values[at]! + gap, -gap);
    return middle - total / 2 + streams.slice(0, stream).reduce((sum, values) => sum + values[at]! + gap, 0);
  }),
);

function edge(points: number[], reversed = false): string {
  const at = points.map((y, index) => [round(index * step), round(y)] as const);
  const run = reversed ? at.toReversed() : at;
  return run
    .map(([x, y], index) => {
      if (index === 0) return `${reversed ? "L" : "M"}${x} ${y}`;
      const half = round((run[index - 1]![0] + x) / 2);
      return `C${half} ${run[index - 1]![1]} ${half} ${y} ${x} ${y}`;
    })
    .join("");
}

/** Draws mentions as a river of petals over a week; one that swells is the signal. */
function River({ issues, days }: { issues: [name: string, count: string][]; days: string[] }) {
  return (
    <div className="grid gap-x-4 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_11.5rem]">
      <div>
        <svg viewBox="0 0 700 224" className="w-full" aria-hidden="true">
          {streams.map((values, stream) => (
            <path
              key={stream}
              d={`${edge(tops[stream]!)}${edge(
                tops[stream]!.map((y, at) => y + values[at]!),
                true,
              )}z`}
              className={`${stream === 2 ? "fill-accent" : "fill-hue"} ${tones[stream]}`}
            />
          ))}
        </svg>
        <div className="pic-axis">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2 @2xl:flex-col @2xl:justify-around @2xl:pb-5">
        {issues.map(([name, count], index) => (
          <p key={name} className="flex items-baseline gap-2">
            <span className={`size-2.5 shrink-0 rounded-sm ${index === 2 ? "bg-accent" : "bg-hue"} ${tones[index]}`} />
            <span className={index === 2 ? "font-semibold" : ""}>{name}</span>
            <span className="num text-muted">{count}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Draws the river of mentions: a week of posts about one coffee brand flows together into a few issues. */
const Stage = picture(
  "stage",
  "Seminggu percakapan tentang merek kopi mengalir sebagai sungai kiriman dan bercabang menjadi empat isu. Antrean promo di Bekasi melebar sejak Kamis sore; tiga kiriman terbaru diberi label per aspek. | A week of conversation about a coffee brand flows as a river of posts and parts into four issues. Promotion queues in Bekasi widen from Thursday afternoon; the three latest posts are labelled by aspect.",
  (t, locale) => {
    const posts: [name: string, source: string, text: string, reading: string, chips: [Tone, string][]][] = [
      [
        "@yoga.bks",
        t("X · 17.08 | X · 17:08"),
        "Promo jam 5, antre sampe parkiran. Kapok gue",
        "5 o’clock promo, queue to the car park. Never again",
        [["bad", t("Antrean | Queue")]],
      ],
      [
        "Rani P.",
        t("TikTok · 17.21 | TikTok · 17:21"),
        "Gula arennya pas bgt, fix langganan",
        "Palm sugar is spot on, I’m a regular now",
        [["good", t("Rasa | Taste")]],
      ],
      [
        "Mas Dar",
        t("Facebook · 17.40 | Facebook · 17:40"),
        "Kopine enak, ning ngantrine sak jam",
        "Good coffee, but an hour in the queue",
        [
          ["good", t("Rasa | Taste")],
          ["bad", t("Antrean | Queue")],
        ],
      ],
    ];
    return (
      <Window
        product="big-social"
        title="Kopi Lereng"
        meta={t("13–19 Oktober | 13–19 October")}
        sidebar={
          <Sidebar
            items={[
              [t("Isu | Issues"), "4"],
              [t("Sebutan | Mentions"), t("12.480 | 12,480")],
              t("Sumber | Sources"),
              t("Pemengaruh | Influencers"),
              [t("Peringatan | Alerts"), "1"],
              t("Laporan | Reports"),
            ]}
          />
        }
        toolbar={
          <Toolbar
            items={[t("7 hari | 7 days"), "X, Instagram, TikTok, Facebook", t("berita dan forum | news and forums")]}
          />
        }
      >
        <div className="px-4 pt-4">
          <River
            issues={[
              [t("Gula aren | Palm sugar"), t("5.210 | 5,210")],
              [t("Gerai baru | New outlets"), t("3.904 | 3,904")],
              [t("Antrean promo, Bekasi | Promo queues, Bekasi"), t("2.486 | 2,486")],
              [t("Aplikasi | App"), "880"],
            ]}
            days={t("Sen Sel Rab Kam Jum Sab Min | Mon Tue Wed Thu Fri Sat Sun").split(" ")}
          />
        </div>
        <div className="grid gap-2.5 p-4 @2xl:grid-cols-3">
          {posts.map(([name, source, text, reading, chips], index) => (
            <Card key={name} className={index === 1 ? "hidden @2xl:block" : ""}>
              <div className="flex justify-between gap-2">
                <b>{name}</b>
                <span className="text-muted">{source}</span>
              </div>
              <p className="my-1.5">
                <Original locale={locale} reading={reading}>
                  {text}
                </Original>
              </p>
              <span className="flex gap-1.5">
                {chips.map(([tone, label]) => (
                  <Chip key={label} tone={tone}>
                    {label}
                  </Chip>
                ))}
              </span>
            </Card>
          ))}
        </div>
      </Window>
    );
  },
);

const Topic = picture(
  "tile",
  "Topik Melati dengan kata pendamping dan pengecualian: kiriman tentang teh masuk, kiriman tentang bunga tersaring. | The topic Melati with companion words and exclusions: a post about the tea gets in, a post about the flower is filtered out.",
  (_t, locale) => (
    <Card>
      <p className="mb-2 flex flex-wrap gap-1.5">
        <Chip>Melati</Chip>
        <Chip tone="good">
          <Original locale={locale} reading="+ tea, bottle">
            + teh, botol
          </Original>
        </Chip>
        <Chip tone="bad">
          <Original locale={locale} reading="− flower, wedding">
            − bunga, nikah
          </Original>
        </Chip>
      </p>
      <p className="border-t border-line pt-2">
        <b className="text-good">✓</b>{" "}
        <Original locale={locale} reading="Where has the small Melati tea bottle gone?">
          Teh Melati botol kecil kok ilang?
        </Original>
      </p>
      <p className="mt-1.5 text-muted">
        <b className="text-bad">✕</b>{" "}
        <Original locale={locale} reading="Cheap jasmine bouquets for weddings">
          <s>Buket melati utk akad murah</s>
        </Original>
      </p>
    </Card>
  ),
);

const Voices = picture(
  "tile",
  "Tiga influencer menurut jumlah balasan yang dipicunya; empat belas akun serempak ditandai terpisah. | Three influencers by the replies they set off; fourteen accounts in unison are marked apart.",
  (t) => {
    const people = [
      ["hijab", "Dapur Sari", 100, t("1.904 | 1,904")],
      ["cap", "Bang Ojol", 64, t("1.212 | 1,212")],
      ["glasses", "Kopi Kritik", 38, "730"],
    ] as const;
    return (
      <Card>
        <Bars
          rows={people.map(([bust, name, share, value]) => ({
            label: (
              <span className="flex items-center gap-2">
                <Person bust={bust} className="size-8" />
                {name}
              </span>
            ),
            share,
            value,
          }))}
        />
        <p className="mt-2.5">
          <Chip tone="warn">{t("14 akun serempak | 14 accounts in unison")}</Chip>
        </p>
      </Card>
    );
  },
);

const Report = picture(
  "tile",
  "Halaman pertama laporan mingguan: judul dalam satu kalimat dan batang sebutan per hari. | First page of the weekly report: a headline in one sentence and columns of mentions by day.",
  (t) => (
    <Document title={t("Keluhan terbanyak: antrean | Top complaint: queues")}>
      <p className="mb-3 text-muted">{t("Minggu 42, dibanding dua pesaing | Week 42, against two competitors")}</p>
      <Columns
        values={[31, 34, 36, 88, 60, 52, 49]}
        signal={3}
        labels={[t("Sen | Mon"), t("Kam | Thu"), t("Min | Sun")]}
      />
    </Document>
  ),
);

export const bigSocial: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Aspects, Issues, Alert],
  tiles: [Topic, Voices, Report],
};
