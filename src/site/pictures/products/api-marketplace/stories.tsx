import { Card, Lines } from "../../kit/frames.tsx";
import { Chip, Code, Original, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws an address as typed, its parts, and its point on a map; another district has the same name. */
export const AddressToPoint = picture(
  "story",
  "Alamat bebas diurai menjadi RT/RW, kelurahan, kecamatan, kota, dan kode pos, lalu menjadi titik pada peta jalan; kecamatan senama di provinsi lain ikut ditunjukkan. | A free-form address parsed into RT/RW, village, district, city and postcode, then a point on a street map; a district of the same name in another province is shown.",
  (t) => (
    <div className="grid overflow-clip rounded-lg border border-line bg-surface shadow-md @lg:grid-cols-2">
      <div className="p-5">
        <p className="rounded-md border-2 border-hue px-3 py-2 font-code">
          jl melati gg 3 no 8 rt5/2 sukamaju cilodong dpk
        </p>
        <Table
          className="mt-3"
          end={[1]}
          rows={[
            [t("Jalan | Street"), "Jl. Melati Gang 3 No. 8"],
            ["RT/RW", "005/002"],
            [t("Kelurahan | Village"), "Sukamaju"],
            [t("Kecamatan | District"), "Cilodong"],
            [t("Kota | City"), "Depok"],
            [t("Kode pos | Postcode"), "16415"],
          ]}
        />
      </div>
      <div className="relative min-h-56 bg-tint">
        <svg
          viewBox="0 0 300 300"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          <g fill="none" strokeLinecap="round" className="stroke-line">
            <path d="M-10 210 120 180l80 30 110-40M60-10l40 150-20 170M210-10l-10 120 40 200" strokeWidth="14" />
            <path
              d="M100 140l110-30M30 60l70 20M235 60l80-20M90 240l-100 20M225 250l90 10M150 195l-10 120"
              strokeWidth="7"
            />
          </g>
          <path
            d="M-10 120c60-30 90 40 150 10s90-70 170-40"
            fill="none"
            strokeWidth="10"
            className="stroke-primary-soft"
          />
          <path d="M176 156c-16-22-26-36-26-50a26 26 0 0 1 52 0c0 14-10 28-26 50z" className="fill-accent" />
          <circle cx="176" cy="105" r="9" className="fill-surface" />
        </svg>
        <p className="absolute inset-x-4 bottom-4 rounded-md border border-line bg-surface p-3">
          <b className="num">−6.4287, 106.8360</b> <Chip tone="good">{t("atap | rooftop")}</Chip>
          <br />
          <span className="text-muted">
            {t("Senama: Sukamaju di 40 kecamatan lain | Same name: Sukamaju in 40 other districts")}
          </span>
        </p>
      </div>
    </div>
  ),
);

/** Draws a specimen card and the JSON that its reading returns. */
export const CardToFields = picture(
  "story",
  "Kartu identitas spesimen di kiri, jawaban JSON di kanan: NIK, nama, tanggal lahir, dan alamat dengan tingkat keyakinannya. Alamat ditandai untuk ditinjau. | A specimen identity card on the left, the JSON response on the right: NIK, name, date of birth and address with their confidence. The address is flagged for review.",
  (t) => {
    const fields = [
      ["nik", "3201••••••••0001"],
      ["nama", "SPESIMEN SATU"],
      ["tanggal_lahir", "1991-04-17"],
      ["alamat", "KP. CONTOH RT 05/02"],
    ];
    return (
      <div className="grid items-center gap-5 @lg:grid-cols-[5fr_6fr]">
        <div className="rounded-lg border border-line bg-tint p-5 shadow-md @lg:-rotate-2">
          <p className="flex justify-between gap-2 font-semibold">
            {t("KARTU SPESIMEN | SPECIMEN CARD")} <span className="text-hue">{t("bukan asli | not real")}</span>
          </p>
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)_4rem] @sm:grid-cols-[1fr_5rem] gap-4">
            <span className="grid content-start gap-2 font-code">
              <b>3201••••••••0001</b>
              <span>SPESIMEN SATU</span>
              <span>17-04-1991</span>
              <span className="w-fit rounded-sm outline-2 outline-offset-2 outline-accent wrap-anywhere">
                KP. CONTOH RT 05/02
              </span>
              <Lines widths={["w-4/5", "w-2/3"]} className="mt-1" />
            </span>
            <svg viewBox="0 0 80 100" className="w-full" aria-hidden="true">
              <rect width="80" height="100" rx="6" className="fill-surface" />
              <circle cx="40" cy="42" r="17" className="fill-hue" />
              <path d="M10 100c2-24 13-34 30-34s28 10 30 34z" className="fill-hue" />
            </svg>
          </div>
        </div>
        <div className="ground-ink rounded-lg p-5">
          <Code
            lines={[
              "<k>POST </k>/v1/identity/card",
              t("<n>spesimen, ruang uji</n> | <n>specimen, sandbox</n>"),
              "{",
              ...fields.map(([name, value]) => `<k>  "${name}"</k>: <t>"${value}"</t>,`),
              '<k>  "confidence"</k>: { "nik": <t>0.99</t>, "alamat": <t>0.81</t> },',
              '<k>  "review"</k>: [<t>"alamat"</t>]',
              "}",
            ]}
          />
        </div>
      </div>
    );
  },
);

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
