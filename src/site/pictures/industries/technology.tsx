import { Columns } from "../kit/charts.tsx";
import { Card } from "../kit/frames.tsx";
import { Chip, Code } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Draws a developer's console: a request, its answer with confidences, and corrections by version of the app. */
const ApiConsole = picture(
  "stage",
  "Konsol pengembang: permintaan membaca KTP dan jawabannya, nama dengan tingkat keyakinan 0,99 dan alamat 0,71 yang ditandai untuk ditinjau. Di sampingnya koreksi per versi aplikasi. | Developer console: a request to read an identity card and its response, the name with a confidence of 0.99 and the address with 0.71, marked for review. Beside it, corrections by app version.",
  (t) => (
    <>
      <div className="ground-ink overflow-clip rounded-xl border border-line shadow-lg">
        <p className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
          <Chip>POST</Chip>
          <span className="font-mono">/v1/vision/ocr</span>
          <span className="ms-auto flex gap-2">
            <Chip tone="good">200</Chip>
            <span className="text-muted">412 ms</span>
          </span>
        </p>
        <div className="grid @xl:grid-cols-2">
          <div className="p-4 @xl:border-e @xl:border-line">
            <Code
              lines={[
                "<k>curl</k> $API/v1/vision/ocr \\",
                '  -H <t>"Authorization: Bearer $KEY"</t> \\',
                "  -F <t>model=ktp</t> \\",
                "  -F <t>image=@specimen.jpg</t>",
                t("<n># spesimen, tanpa data orang</n> | <n># specimen, no person’s data</n>"),
              ]}
            />
          </div>
          <div className="p-4 max-@xl:border-t max-@xl:border-line">
            <Code
              lines={[
                "{",
                '<k>  "name"</k>: { <t>"CONTOH NAMA"</t>, 0.99 },',
                '<k>  "nik"</k>: { <t>"0000…"</t>, 0.98 },',
                '<k>  "address"</k>: { <t>"JL. CONT…"</t>, 0.71 },',
                '<k>  "review"</k>: [<t>"address"</t>] }',
              ]}
            />
          </div>
        </div>
      </div>
      <div className="relative mx-3 -mt-1 grid gap-3 @lg:mx-8 @lg:-mt-3 @lg:grid-cols-[1fr_1fr]">
        <Card className="shadow-lg">
          <p className="mb-2 font-semibold">{t("Dikoreksi orang, % per versi | Corrected by people, % by version")}</p>
          <Columns values={[3.1, 2.9, 3.0, 6.4, 2.7]} labels={["2.9", "3.0", "3.1", "3.2", "3.2.1"]} signal={3} />
        </Card>
        <Card className="grid content-between gap-3 shadow-lg">
          <p className="font-semibold">{t("Kuota November | November quota")}</p>
          <p>
            <b className="block font-display text-3xl">{t("31.420 | 31,420")}</b>
            <span className="text-muted">{t("dari 50.000 panggilan | of 50,000 calls")}</span>
          </p>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
            <rect width="100" height="6" rx="1" className="fill-sunken" />
            <rect width="63" height="6" rx="1" className="fill-hue" />
          </svg>
          <p className="text-muted">
            {t(
              "Bila habis: ditolak dengan kode, tanpa tagihan tambahan | When used up: refused with a code, nothing billed",
            )}
          </p>
        </Card>
      </div>
    </>
  ),
);

const preview: IndustryPreview = {
  label:
    "Satu panggilan API dari aplikasi sendiri dan jawabannya. | One API call from your own application and its answer.",
  screen: {
    title: "POST /vision/ocr",
    meta: "200",
    product: "api-marketplace",
    code: [
      '{ <k>"nik"</k>: <t>"7371…0003"</t>,',
      '  <k>"tingkat"</k>: 0.98, |   <k>"confidence"</k>: 0.98,',
      '  <k>"tinjau"</k>: [] } |   <k>"review"</k>: [] }',
    ],
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Papan kerja, kuartal 3 | Board, quarter 3",
      parts: [
        {
          table: [
            ["OCR KTP: latih ulang | ID OCR: retrain", "minggu 9 | week 9"],
            ["OCR KTP: foto miring | ID OCR: tilted photos", "minggu 9 | week 9"],
            ["Fitur inti | Core feature", "ditunda | postponed"],
          ],
        },
        { note: "★☆☆☆☆ “KTP ga kebaca mulu” | ★☆☆☆☆ “it never reads my card”" },
      ],
    },
    {
      title: "Dikoreksi, per jenis ponsel | Corrected, by phone",
      product: "big-view",
      parts: [
        { line: [3, 3, 4, 3, 4, 9, 13, 5], usual: [3, 3, 3, 3, 3, 3, 3, 3], signal: 6, labels: ["3.1", "3.2"] },
        {
          chips: [
            ["warn", "Ponsel M-4: 13% dikoreksi | Phone M-4: 13% corrected"],
            ["good", "Ambang foto disetel 09.15 | Photo check adjusted 09:15"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Grup pelanggan besar | Key account group",
      chat: [
        ["them", "menu faktur pindah ke mana? | where did the invoice menu go?"],
        ["them", "OTP ga masuk2 min | OTP still not here"],
        ["us", "@dev ada yang bisa bantu? | @dev can anyone help?"],
      ],
    },
    {
      title: "Topik sejak rilis 3.2 | Topics since release 3.2",
      product: "big-query",
      parts: [
        {
          signal: 0,
          bars: [
            ["Menu faktur | Invoice menu", 94, "+61"],
            ["Kode OTP | One-time code", 48, "+31"],
            ["Bug 412", 20, "+13"],
          ],
        },
        {
          chips: [
            ["good", "78 dijawab bot dari catatan rilis | 78 answered from release notes"],
            ["hue", "27 tiket lewat webhook | 27 tickets by webhook"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Rapat prioritas | Prioritisation",
      parts: [
        { note: "“Kayaknya pesaing naik harga?” | “Didn’t the rival raise its price?”" },
        { note: "“Di Asia Tenggara, 63 persen …” | “In Southeast Asia, 63 percent …”" },
        { chips: [["quiet", "Tanya analis, antre 2 minggu | Ask the analyst, 2-week queue"]] },
      ],
    },
    {
      title: "Catatan pasar, November | Market log, November",
      product: "big-spider",
      parts: [
        {
          diff: [
            [" ", "Pesaing B, halaman harga | Rival B, pricing page"],
            ["-", "Paket Tim Rp450.000 | Team plan Rp450,000"],
            ["+", "Paket Tim Rp525.000, tanpa API | Team plan Rp525,000, no API"],
          ],
        },
        {
          bars: [
            ["“pindah karena API” | “left over the API”", 70, "28"],
            ["“pindah karena harga” | “left over price”", 43, "17"],
          ],
          signal: 0,
        },
      ],
    },
  ],
];

export const technology: IndustryPictures = {
  hero: ApiConsole,
  day: { hours: "322111246899987788876543", signal: 1 },
  preview,
  screens,
};
