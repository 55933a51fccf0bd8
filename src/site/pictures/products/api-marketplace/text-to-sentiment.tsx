import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Original } from "../../kit/original.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws a colloquial sentence, its standard spelling, and what is recognised in it. */
export const TextToSentiment = picture(
  "story",
  "Kalimat “gpp sih, tp lama bgt di kasir dago” dirapikan menjadi kalimat baku; sentimen negatif, topik antrean kasir, tempat Dago. | The sentence “gpp sih, tp lama bgt di kasir dago” is normalised; negative sentiment, topic queue at the till, place Dago.",
  (t, locale) => (
    <div className="grid gap-3">
      <p className="w-fit rounded-2xl rounded-bl-sm border border-line bg-surface px-6 py-4 font-display text-lg font-bold shadow-sm @lg:text-2xl/tight">
        <Original locale={locale} reading="“fine I guess, but sooo slow at the till in dago”">
          “gpp sih, tp lama <span className="border-b-4 border-accent">bgt</span> di kasir dago”
        </Original>
      </p>
      <span className="ml-10 h-8 border-l-2 border-dotted border-accent" />
      <Card className="p-5 @lg:ml-10">
        <span className="font-code text-muted">/text/normalise</span>
        <p className="text-sm">
          <Original locale={locale} reading="“It is all right, but very slow at the till in Dago.”">
            “Tidak apa-apa, tetapi lama sekali di kasir Dago.”
          </Original>
        </p>
      </Card>
      <span className="ml-10 h-8 border-l-2 border-dotted border-accent @lg:ml-20" />
      <div className="grid gap-3 @lg:ml-20 @lg:grid-cols-3">
        {(
          [
            ["/text/sentiment", t("negatif | negative"), "bad", t("yakin 0,91 | confidence 0.91")],
            ["/text/sentiment", t("antrean kasir | queue at the till"), "hue", t("topik | topic")],
            ["/text/names", "Dago", "quiet", t("tempat, Bandung | place, Bandung")],
          ] as const
        ).map(([path, found, tone, note]) => (
          <Card
            key={found}
            className="flex flex-wrap items-center justify-between gap-1.5 @lg:grid @lg:justify-items-start"
          >
            <span className="font-code text-muted">{path}</span>
            <Chip tone={tone}>{found}</Chip>
            <span className="hidden @lg:block">{note}</span>
          </Card>
        ))}
      </div>
    </div>
  ),
);
