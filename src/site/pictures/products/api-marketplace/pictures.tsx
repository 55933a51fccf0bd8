import type { Bilingual } from "#text/locales.ts";
import { Card, Sidebar, Window } from "../../kit/frames.tsx";
import { Chip, Code, Steps, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { AddressToPoint, CardToFields, TextToSentiment } from "./stories.tsx";

const crop: Crop = {
  label: {
    id: "Satu panggilan API untuk melengkapi alamat, dan jawabannya dalam JSON.",
    en: "One API call that completes an address, and its answer in JSON.",
  },
  Content() {
    return (
      <Window title="API Marketplace" product="api-marketplace" meta={<Chip tone="good">200</Chip>}>
        <Code
          className="p-3.5"
          lines={[
            [["note", "// alamat/lengkapi"]],
            [
              ["plain", "{ "],
              ["key", '"kota"'],
              ["plain", ": "],
              ["text", '"Makassar"'],
              ["plain", ","],
            ],
            [
              ["plain", "  "],
              ["key", '"kode_pos"'],
              ["plain", ": "],
              ["text", '"90111"'],
              ["plain", " }"],
            ],
          ]}
        />
      </Window>
    );
  },
};

type DataClass = "specific" | "personal" | "general";

/** The catalogue as the picture shows it; the groups are those of the request form. */
const apis: readonly {
  path: string;
  name: Bilingual;
  input: Bilingual;
  output: Bilingual;
  data: DataClass;
  price: 1 | 2 | 3;
}[] = [
  {
    path: "identity/card",
    name: { id: "Baca kartu", en: "Card reading" },
    input: { id: "foto KTP, SIM, NPWP, paspor", en: "photo of an identity document" },
    output: { id: "isian dan tingkat keyakinan", en: "fields and confidence" },
    data: "personal",
    price: 2,
  },
  {
    path: "identity/face-match",
    name: { id: "Cocokkan wajah", en: "Face matching" },
    input: { id: "swafoto dan foto kartu", en: "selfie and card photo" },
    output: { id: "tingkat kemiripan", en: "similarity" },
    data: "specific",
    price: 3,
  },
  {
    path: "identity/liveness",
    name: { id: "Uji kehadiran", en: "Liveness check" },
    input: { id: "tiga bingkai kamera", en: "three camera frames" },
    output: { id: "hadir atau tidak", en: "present or not" },
    data: "specific",
    price: 3,
  },
  {
    path: "vision/objects",
    name: { id: "Kenali benda", en: "Objects" },
    input: { id: "foto", en: "photo" },
    output: { id: "benda dan letaknya", en: "objects and positions" },
    data: "general",
    price: 2,
  },
  {
    path: "vision/text",
    name: { id: "OCR", en: "OCR" },
    input: { id: "foto atau halaman", en: "photo or page" },
    output: { id: "teks dan letaknya", en: "text and positions" },
    data: "general",
    price: 1,
  },
  {
    path: "vision/plates",
    name: { id: "Nomor kendaraan", en: "Number plates" },
    input: { id: "foto", en: "photo" },
    output: { id: "nomor dan wilayah", en: "number and region" },
    data: "personal",
    price: 2,
  },
  {
    path: "vision/meters",
    name: { id: "Baca meteran", en: "Meters" },
    input: { id: "foto meteran", en: "photo of a meter" },
    output: { id: "angka dan nomor seri", en: "reading and serial number" },
    data: "general",
    price: 2,
  },
  {
    path: "text/sentiment",
    name: { id: "Sentimen dan topik", en: "Sentiment and topic" },
    input: { id: "teks sampai 2.000 huruf", en: "text of up to 2,000 characters" },
    output: { id: "sentimen, topik, alasan", en: "sentiment, topic, reason" },
    data: "general",
    price: 1,
  },
  {
    path: "text/names",
    name: { id: "Nama orang dan tempat", en: "People and places" },
    input: { id: "teks", en: "text" },
    output: { id: "nama dan letaknya", en: "names and positions" },
    data: "personal",
    price: 1,
  },
  {
    path: "text/summary",
    name: { id: "Ringkasan", en: "Summary" },
    input: { id: "teks panjang", en: "long text" },
    output: { id: "ringkasan", en: "summary" },
    data: "general",
    price: 2,
  },
  {
    path: "text/normalise",
    name: { id: "Kata baku", en: "Standard spelling" },
    input: { id: "kalimat cakapan", en: "colloquial sentence" },
    output: { id: "kalimat baku", en: "standard sentence" },
    data: "general",
    price: 1,
  },
  {
    path: "location/address",
    name: { id: "Urai alamat", en: "Address parsing" },
    input: { id: "alamat bebas", en: "free-form address" },
    output: { id: "RT/RW sampai kode pos", en: "RT/RW down to postcode" },
    data: "personal",
    price: 1,
  },
  {
    path: "location/coordinates",
    name: { id: "Koordinat", en: "Coordinates" },
    input: { id: "alamat terurai", en: "parsed address" },
    output: { id: "titik, kecamatan senama", en: "point, districts of the same name" },
    data: "personal",
    price: 1,
  },
];

const tones = { specific: "bad", personal: "warn", general: "good" } as const;

/**
 * Draws API Marketplace's signature picture: the catalogue as a table of input, output, data class, review and price
 * class.
 */
const Console = picture(
  "stage",
  "Katalog contoh tiga belas API: nama dan alamat spesimen, masukan, keluaran, kelas data, lama peninjauan, dan kelas harga. Cocokkan wajah dan uji kehadiran bertanda data spesifik. | A sample catalogue of thirteen APIs: name and specimen path, input, output, data class, review time and price class. Face matching and liveness are marked as specific data.",
  (t, locale) => {
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
          {apis.map(({ path, name, input, output, data, price }) => (
            <li
              key={path}
              className={`api-row grid items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2 ${path === "identity/card" ? "bg-tint" : ""}`}
            >
              <span>
                <b>{name[locale]}</b> <span className="hidden font-code text-muted @md:inline">/{path}</span>
              </span>
              <span className="hidden @4xl:block">{input[locale]}</span>
              <span className="hidden @4xl:block">{output[locale]}</span>
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
          [
            ["key", "curl "],
            ["plain", t("ruang-uji.example/v1/… | sandbox.example/v1/…")],
          ],
          [
            ["plain", "  -H "],
            ["text", '"Bearer bs_test_…"'],
          ],
          [["note", t("200 · spesimen · Rp0 | 200 · specimen · Rp0")]],
          [
            ["plain", '{ "sentiment": '],
            ["text", '"negative"'],
            ["plain", " }"],
          ],
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
