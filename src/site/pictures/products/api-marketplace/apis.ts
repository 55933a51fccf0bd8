import type { Bilingual } from "#text/locales.ts";

type DataClass = "specific" | "personal" | "general";

/** The catalogue as the picture shows it; the groups are those of the request form. */
export const apis: readonly {
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
