import { LineChart } from "../../kit/charts.tsx";
import { Card, Cursor, Toast, Window } from "../../kit/frames.tsx";
import { Bars, Chip, Original, Table, type Tone } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws one sentence of slang and Javanese, taken apart into aspects; a wrong label is being corrected. */
export const Aspects = picture(
  "story",
  "Satu kiriman campuran bahasa gaul dan Jawa dibaca per aspek: produk positif, pengiriman negatif dua kali, dan pujian di ujungnya sebagai sindiran dengan keyakinan lebih rendah. Sebuah label sedang dibetulkan. | One post in slang and Javanese is read by aspect: product positive, delivery negative twice, and the praise at its end as sarcasm with a lower confidence. A label is being corrected.",
  (t, locale) => {
    const rows: [phrase: string, reading: string, aspect: string, tone: Tone, mood: string, sure: string][] = [
      ["Barangnya oke", "Goods are fine", t("Produk | Product"), "good", t("Positif | Positive"), "0,97"],
      ["kurirnya ampun", "the courier, oh dear", t("Pengiriman | Delivery"), "bad", t("Negatif | Negative"), "0,94"],
      [
        "wis suwe gak teko-teko",
        "ages, and still not here",
        t("Pengiriman | Delivery"),
        "bad",
        t("Negatif | Negative"),
        "0,88",
      ],
      ["mantap jiwa", "simply brilliant", t("Layanan | Service"), "bad", t("Sindiran | Sarcasm"), "0,71"],
    ];
    return (
      <Window product="big-social" title={t("Kiriman | Post")} meta={t("TikTok · 19.42 | TikTok · 19:42")}>
        <div className="p-4 sm:p-5">
          <p className="text-lg/snug font-semibold">
            <Original
              locale={locale}
              reading="“Goods are fine, the courier, oh dear. Ages, and still not here, simply brilliant”"
            >
              “<mark className="bg-good-soft text-ink">Barangnya oke</mark>,{" "}
              <mark className="bg-bad-soft text-ink">kurirnya ampun</mark>.{" "}
              <mark className="bg-bad-soft text-ink">Wis suwe gak teko-teko</mark>,{" "}
              <mark className="bg-accent-soft text-ink">mantap jiwa</mark>”
            </Original>
          </p>
          <div className="relative mt-4">
            <Table
              head={[t("Bagian | Part"), t("Aspek | Aspect"), "", t("Keyakinan | Confidence")]}
              end={[3]}
              signal={3}
              rows={rows.map(([phrase, reading, aspect, tone, mood, sure]) => [
                <Original key="" locale={locale} reading={reading}>
                  {phrase}
                </Original>,
                aspect,
                <Chip key="" tone={tone}>
                  {mood}
                </Chip>,
                locale === "id" ? sure : sure.replace(",", "."),
              ])}
            />
            <Cursor className="end-12 -bottom-4" />
          </div>
        </div>
      </Window>
    );
  },
);

/** Issues by how fast they spread. */
export const Issues = picture(
  "story",
  "Daftar isu menurut jumlah kiriman: antrean promo baru tumbuh, segel kemasan stabil, aplikasi lambat mereda, gerai Depok dibuka sudah reda. | Issues by number of posts: promotion queues are growing, the pack’s seal is steady, the slow app is dying down, and the opening in Depok is over.",
  (t) => {
    const issue = (title: string, first: string, tone: Tone, state: string) => (
      <span className="block">
        <span className="font-semibold">{title}</span> <Chip tone={tone}>{state}</Chip>
        <span className="block text-muted">{first}</span>
      </span>
    );
    return (
      <Window
        product="big-social"
        title={t("Isu minggu ini | Issues this week")}
        meta={t("7.012 kiriman | 7,012 posts")}
      >
        <Bars
          className="p-4 sm:p-5 [&>span]:py-1"
          rows={[
            {
              label: issue(
                t("Antrean promo | Promo queues"),
                t("pertama: Kam 16.52 | first: Thu 16:52"),
                "warn",
                t("tumbuh | growing"),
              ),
              share: 100,
              value: t("2.486 | 2,486"),
              signal: true,
            },
            {
              label: issue(
                t("Segel kemasan | Pack seal"),
                t("pertama: Rab 09.10 | first: Wed 09:10"),
                "hue",
                t("stabil | steady"),
              ),
              share: 62,
              value: t("1.540 | 1,540"),
            },
            {
              label: issue(
                t("Aplikasi lambat | Slow app"),
                t("pertama: Sen 07.33 | first: Mon 07:33"),
                "quiet",
                t("mereda | easing"),
              ),
              share: 35,
              value: "880",
            },
            {
              label: issue(
                t("Gerai Depok | Depok outlet"),
                t("pertama: Min 10.00 | first: Sun 10:00"),
                "quiet",
                t("reda | over"),
              ),
              share: 8,
              value: "214",
            },
          ]}
        />
      </Window>
    );
  },
);

/** Draws a surge against what is usual at that hour. */
export const Alert = picture(
  "story",
  "Sebutan per jam dibandingkan dengan kebiasaan: malam promo 11.11 tetap dalam batas, Kamis pukul 17.00 empat kali lipat. Peringatan terkirim ke tim humas. | Mentions by hour against the usual: the night of the 11.11 sale stays within bounds, Thursday at 17:00 is four times as high. An alert goes to public relations.",
  (t) => (
    <>
      <Window
        product="big-social"
        title={t("Sebutan per jam | Mentions by hour")}
        meta={t("Kamis, 13 November | Thursday, 13 November")}
      >
        <div className="grid gap-x-5 gap-y-3 p-4 sm:p-5 @2xl:grid-cols-[minmax(0,1fr)_11.5rem]">
          <LineChart
            labels={["08", "11", "14", "17", "20"].map((hour) => t(`${hour}.00 | ${hour}:00`))}
            signal={10}
            series={[
              { values: [12, 14, 18, 22, 26, 25, 23, 28, 30, 58, 124, 96, 70, 52, 44, 38] },
              { values: [11, 13, 17, 21, 25, 26, 24, 26, 28, 30, 31, 34, 36, 33, 28, 22], quiet: true },
            ]}
          />
          <Card className="grid content-start gap-1.5">
            <p>
              <Chip tone="warn">{t("4 kali kebiasaan | 4 times the usual")}</Chip>
            </p>
            <b>{t("Antrean promo, Bekasi | Promo queues, Bekasi")}</b>
            <p className="text-muted">
              {t(
                "Garis kelabu: Kamis lain pada jam dan masa promo yang sama. | Grey line: other Thursdays at the same hour and sale season.",
              )}
            </p>
          </Card>
        </div>
      </Window>
      <Toast className="relative ms-auto me-6 -mt-4 border border-line">
        {t("17.06 · dikirim ke Humas, 3 orang | 17:06 · sent to Public relations, 3 people")}
      </Toast>
    </>
  ),
);
