import { Bars } from "../../kit/bars.tsx";
import { Card } from "../../kit/card.tsx";
import { Columns } from "../../kit/charts.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Document } from "../../kit/document.tsx";
import { Original } from "../../kit/original.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";

export const Topic = picture(
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

export const Voices = picture(
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

export const Report = picture(
  "tile",
  "Halaman pertama laporan mingguan: judul dalam satu kalimat dan batang sebutan per hari. | First page of the weekly report: a headline in one sentence and columns of mentions by day.",
  (t, locale) => (
    <Document title={t("Keluhan terbanyak: antrean | Top complaint: queues")}>
      <p className="mb-3 text-muted">{t("Minggu 42, dibanding dua pesaing | Week 42, against two competitors")}</p>
      <Columns
        values={[31, 34, 36, 88, 60, 52, 49]}
        signal={3}
        labels={locale === "id" ? ["Sen", "Kam", "Min"] : ["Mon", "Thu", "Sun"]}
      />
    </Document>
  ),
);
