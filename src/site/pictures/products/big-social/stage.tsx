import { Card } from "../../kit/card.tsx";
import { Chip, type Tone } from "../../kit/chip.tsx";
import { Original } from "../../kit/original.tsx";
import { picture } from "../../kit/picture.tsx";
import { Sidebar, Toolbar, Window } from "../../kit/window.tsx";
import { River } from "./river.tsx";

/** Draws the river of mentions: a week of posts about one coffee brand flows together into a few issues. */
export const Stage = picture(
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
            days={
              locale === "id"
                ? ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"]
                : ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
            }
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
