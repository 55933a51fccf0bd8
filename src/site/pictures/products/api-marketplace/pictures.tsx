import { Card, Sidebar, Window } from "../../kit/frames.tsx";
import { Chip, Code, Steps, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { PictureText } from "../../kit/words.ts";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { AddressToPoint, CardToFields, TextToSentiment } from "./stories.tsx";

const crop: Crop = {
  label:
    "Satu panggilan API untuk melengkapi alamat, dan jawabannya dalam JSON. | One API call that completes an address, and its answer in JSON.",
  draw: () => (
    <Window title="API Marketplace" product="api-marketplace" meta={<Chip tone="good">200</Chip>}>
      <Code
        className="p-3.5"
        lines={[
          "<n>// alamat/lengkapi</n>",
          '{ <k>"kota"</k>: <t>"Makassar"</t>,',
          '  <k>"kode_pos"</k>: <t>"90111"</t> }',
        ]}
      />
    </Window>
  ),
};

/** The catalogue as the picture shows it; the groups are those of the request form. */
const apis: readonly (readonly [
  path: string,
  name: PictureText,
  input: PictureText,
  output: PictureText,
  data: "specific" | "personal" | "general",
  price: 1 | 2 | 3,
])[] = [
  [
    "identity/card",
    "Baca kartu | Card reading",
    "foto KTP, SIM, NPWP, paspor | photo of an identity document",
    "isian dan tingkat keyakinan | fields and confidence",
    "personal",
    2,
  ],
  [
    "identity/face-match",
    "Cocokkan wajah | Face matching",
    "swafoto dan foto kartu | selfie and card photo",
    "tingkat kemiripan | similarity",
    "specific",
    3,
  ],
  [
    "identity/liveness",
    "Uji kehadiran | Liveness check",
    "tiga bingkai kamera | three camera frames",
    "hadir atau tidak | present or not",
    "specific",
    3,
  ],
  [
    "vision/objects",
    "Kenali benda | Objects",
    "foto | photo",
    "benda dan letaknya | objects and positions",
    "general",
    2,
  ],
  ["vision/text", "OCR", "foto atau halaman | photo or page", "teks dan letaknya | text and positions", "general", 1],
  [
    "vision/plates",
    "Nomor kendaraan | Number plates",
    "foto | photo",
    "nomor dan wilayah | number and region",
    "personal",
    2,
  ],
  [
    "vision/meters",
    "Baca meteran | Meters",
    "foto meteran | photo of a meter",
    "angka dan nomor seri | reading and serial number",
    "general",
    2,
  ],
  [
    "text/sentiment",
    "Sentimen dan topik | Sentiment and topic",
    "teks sampai 2.000 huruf | text of up to 2,000 characters",
    "sentimen, topik, alasan | sentiment, topic, reason",
    "general",
    1,
  ],
  [
    "text/names",
    "Nama orang dan tempat | People and places",
    "teks | text",
    "nama dan letaknya | names and positions",
    "personal",
    1,
  ],
  ["text/summary", "Ringkasan | Summary", "teks panjang | long text", "ringkasan | summary", "general", 2],
  [
    "text/normalise",
    "Kata baku | Standard spelling",
    "kalimat cakapan | colloquial sentence",
    "kalimat baku | standard sentence",
    "general",
    1,
  ],
  [
    "location/address",
    "Urai alamat | Address parsing",
    "alamat bebas | free-form address",
    "RT/RW sampai kode pos | RT/RW down to postcode",
    "personal",
    1,
  ],
  [
    "location/coordinates",
    "Koordinat | Coordinates",
    "alamat terurai | parsed address",
    "titik, kecamatan senama | point, districts of the same name",
    "personal",
    1,
  ],
];

const tones = { specific: "bad", personal: "warn", general: "good" } as const;

/**
 * Draws API Marketplace's signature picture: the catalogue as a table of input, output, data class, review and price
 * class.
 */
const Console = picture(
  "stage",
  "Katalog contoh tiga belas API: nama dan alamat spesimen, masukan, keluaran, kelas data, lama peninjauan, dan kelas harga. Cocokkan wajah dan uji kehadiran bertanda data spesifik. | A sample catalogue of thirteen APIs: name and specimen path, input, output, data class, review time and price class. Face matching and liveness are marked as specific data.",
  (t) => {
    const classes = {
      specific: t("spesifik | specific"),
      personal: t("pribadi | personal"),
      general: t("umum | general"),
    };
    const review = {
      specific: t("3 hari kerja | 3 working days"),
      personal: t("2 hari kerja | 2 working days"),
      general: t("1 hari kerja | 1 working day"),
    };
    const prices = ["", t("ringan | light"), t("sedang | medium"), t("khusus | special")];
    const head = [
      t("API"),
      t("Masukan | Input"),
      t("Keluaran | Output"),
      t("Kelas data | Data class"),
      t("Peninjauan | Review"),
      t("Kelas harga | Price class"),
    ];
    return (
      <Window
        title={t("Katalog API | API catalogue")}
        product="api-marketplace"
        meta={t("spesimen | specimen")}
        sidebar={
          <Sidebar
            items={[
              [t("Semua | All"), "13"],
              [t("Identitas | Identity"), "3"],
              [t("Visi | Vision"), "4"],
              [t("Teks | Text"), "4"],
              [t("Lokasi | Location"), "2"],
            ]}
          />
        }
      >
        <div className="api-row hidden border-b border-line bg-sunken px-5 py-2 text-muted @4xl:grid">
          {head.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <ul>
          {apis.map(([path, name, input, output, data, price]) => (
            <li
              key={path}
              className={`api-row grid items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2 ${path === "identity/card" ? "bg-tint" : ""}`}
            >
              <span>
                <b>{t(name)}</b> <span className="hidden font-code text-muted @md:inline">/{path}</span>
              </span>
              <span className="hidden @4xl:block">{t(input)}</span>
              <span className="hidden @4xl:block">{t(output)}</span>
              <span>
                <Chip tone={tones[data]}>{classes[data]}</Chip>
              </span>
              <span className="num hidden @4xl:block">{review[data]}</span>
              <span className="flex items-center gap-1 justify-self-end @4xl:justify-self-start">
                <svg viewBox="0 0 30 8" className="w-8" aria-hidden="true">
                  {[0, 1, 2].map((step) => (
                    <rect
                      key={step}
                      x={step * 11}
                      width="8"
                      height="8"
                      rx="2"
                      className={step < price ? "fill-hue" : "fill-line"}
                    />
                  ))}
                </svg>
                <span className="hidden @md:inline">{prices[price]}</span>
              </span>
            </li>
          ))}
        </ul>
      </Window>
    );
  },
);

/** Draws a call in the sandbox with a test key. */
const Sandbox = picture(
  "tile",
  "Panggilan spesimen di ruang uji, tanpa tagihan. | A specimen call in the sandbox, not billed.",
  (t) => (
    <div className="ground-ink rounded-lg p-4">
      <Code
        lines={[
          t("<k>curl </k>ruang-uji.example/v1/… | <k>curl </k>sandbox.example/v1/…"),
          '  -H <t>"Bearer bs_test_…"</t>',
          t("<n>200 · spesimen · Rp0</n> | <n>200 · specimen · Rp0</n>"),
          '{ "sentiment": <t>"negative"</t> }',
        ]}
      />
    </div>
  ),
);

/** Draws what a reviewer has checked of a request. */
const ReviewSteps = picture(
  "tile",
  "Tiga hal yang ditinjau; kuota menunggu. | Three things reviewed; the quota is next.",
  (t) => (
    <Card className="p-4 text-sm">
      <Steps
        done={3}
        items={[
          t("Organisasi: domain cocok | Organisation: domain matches"),
          t("Tujuan: pembukaan rekening | Purpose: account opening"),
          t("Dasar: persetujuan | Basis: consent"),
          t("Kuota: 20.000 sebulan | Quota: 20,000 a month"),
        ]}
      />
    </Card>
  ),
);

/** Draws an invoice by API and key. */
const InvoiceParts = picture(
  "tile",
  "Tagihan contoh dirinci per API dan kunci. | A sample invoice by API and key.",
  (t) => (
    <Card>
      <p className="flex justify-between gap-2">
        <b>{t("Oktober, contoh | October, sample")}</b> <Chip tone="quiet">{t("2 kunci | 2 keys")}</Chip>
      </p>
      <Table
        end={[2]}
        rows={[
          ["/identity/card", t("8.120 | 8,120"), t("Rp4,1 jt | Rp4.1 m")],
          ["/text/sentiment", t("31.400 | 31,400"), t("Rp4,7 jt | Rp4.7 m")],
          [t("galat kami | our errors"), "212", <b key="0">Rp0</b>],
        ]}
      />
    </Card>
  ),
);

export const apiMarketplace: FamilyPictures = {
  crop,
  stage: Console,
  stories: [CardToFields, TextToSentiment, AddressToPoint],
  tiles: [Sandbox, ReviewSteps, InvoiceParts],
};
