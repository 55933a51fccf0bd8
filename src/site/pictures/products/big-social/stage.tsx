import type { Locale } from "#text/locales.ts";
import { Card } from "../../kit/card.tsx";
import { Chip, type Tone } from "../../kit/chip.tsx";
import { Picture } from "../../kit/picture.tsx";
import { Sidebar, Toolbar, Window } from "../../kit/window.tsx";
import { sayIn } from "../say.ts";
import { River } from "./river.tsx";

/** Draws the river of mentions: a week of posts about one coffee brand flows together into a few issues. */
export function Stage({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  const posts: [name: string, source: string, text: string, chips: [Tone, string][]][] = [
    ["@yoga.bks", "X · 17.08", "Promo jam 5, antre sampe parkiran. Kapok gue", [["bad", say("Antrean", "Queue")]]],
    ["Rani P.", "TikTok · 17.21", "Gula arennya pas bgt, fix langganan", [["good", say("Rasa", "Taste")]]],
    [
      "Mas Dar",
      "Facebook · 17.40",
      "Kopine enak, ning ngantrine sak jam",
      [
        ["good", say("Rasa", "Taste")],
        ["bad", say("Antrean", "Queue")],
      ],
    ],
  ];
  return (
    <Picture
      size="stage"
      locale={locale}
      label={say(
        "Seminggu percakapan tentang merek kopi mengalir sebagai sungai kiriman dan bercabang menjadi empat isu. Antrean promo di Bekasi melebar sejak Kamis sore; tiga kiriman terbaru diberi label per aspek.",
        "A week of conversation about a coffee brand flows as a river of posts and parts into four issues. Promotion queues in Bekasi widen from Thursday afternoon; the three latest posts are labelled by aspect.",
      )}
    >
      <Window
        product="big-social"
        title="Kopi Lereng"
        meta={say("13–19 Oktober", "13–19 October")}
        sidebar={
          <Sidebar
            items={[
              [say("Isu", "Issues"), "4"],
              [say("Sebutan", "Mentions"), say("12.480", "12,480")],
              say("Sumber", "Sources"),
              say("Pemengaruh", "Influencers"),
              [say("Peringatan", "Alerts"), "1"],
              say("Laporan", "Reports"),
            ]}
          />
        }
        toolbar={
          <Toolbar
            items={[
              say("7 hari", "7 days"),
              "X, Instagram, TikTok, Facebook",
              say("berita dan forum", "news and forums"),
            ]}
          />
        }
      >
        <div className="px-4 pt-4">
          <River
            issues={[
              [say("Gula aren", "Palm sugar"), say("5.210", "5,210")],
              [say("Gerai baru", "New outlets"), say("3.904", "3,904")],
              [say("Antrean promo, Bekasi", "Promo queues, Bekasi"), say("2.486", "2,486")],
              [say("Aplikasi", "App"), "880"],
            ]}
            days={
              locale === "id"
                ? ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"]
                : ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
            }
          />
        </div>
        <div className="grid gap-2.5 p-4 @2xl:grid-cols-3">
          {posts.map(([name, source, text, chips], index) => (
            <Card key={name} className={index === 1 ? "hidden @2xl:block" : ""}>
              <div className="flex justify-between gap-2">
                <b>{name}</b>
                <span className="text-muted">{source}</span>
              </div>
              <p className="my-1.5" lang="id">
                {text}
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
    </Picture>
  );
}
