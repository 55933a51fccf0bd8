import type { Bilingual, Locale } from "#text/locales.ts";
import { Panel, Ring, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  time: string;
  pictures: [string, string];
  match: string;
  score: string;
  checks: [name: string, value: string][];
}> = {
  id: {
    label:
      "Swafoto dicocokkan dengan foto kartu identitas: kemiripan 98,4 persen, wajah hidup, satu wajah dalam gambar, persetujuan tersimpan.",
    title: "Verifikasi nasabah",
    time: "0,6 detik",
    pictures: ["Foto kartu", "Swafoto"],
    match: "cocok",
    score: "98,4%",
    checks: [
      ["Wajah hidup, dengan kedipan", "0,99"],
      ["Satu wajah dalam gambar", "1"],
      ["Persetujuan tersimpan", "09.41"],
    ],
  },
  en: {
    label:
      "A selfie matched with the photo of an identity card: 98.4 percent alike, a live face, one face in the picture, consent kept.",
    title: "Customer verification",
    time: "0.6 seconds",
    pictures: ["Card photo", "Selfie"],
    match: "match",
    score: "98.4%",
    checks: [
      ["Live face, with a blink", "0.99"],
      ["One face in the picture", "1"],
      ["Consent kept", "09:41"],
    ],
  },
};

/** Points a model finds on a face, and the mesh between them, on a portrait of 100 x 132. */
const mesh =
  "M33 46L45 46M55 46L67 46M34 53L45 53L50 66L55 53L66 53M33 46L34 53M67 46L66 53M45 46L55 46M44 70L50 66L56 70L50 74zM41 82L50 78L59 82L50 87zM27 56L34 53M73 56L66 53M27 56L32 77L41 90L50 95L59 90L68 77L73 56M32 77L41 82L44 70M68 77L59 82L56 70M41 90L50 87L59 90";
const points = [...mesh.matchAll(/(\d+) (\d+)/g)].map((point) => `M${point[0]}h0`);
const dots = [...new Set(points)].join("");

/** Renders a portrait in the colours of a photograph, which do not change with the theme. */
function Portrait({ x, tilt }: { x: number; tilt: number }) {
  return (
    <g transform={`translate(${x} 74) rotate(${tilt} 50 66)`}>
      <path d="M-2 132c4-26 24-34 52-34s48 8 52 34z" fill="#2b4a86" />
      <path
        d="M50 6C20 6 12 30 15 58c2 20-4 38-9 54 14 12 74 12 88 0-5-16-11-34-9-54C88 30 80 6 50 6z"
        fill="#3a63b0"
      />
      <path d="M50 24c-18 0-26 12-26 31 0 24 12 42 26 42s26-18 26-42c0-19-8-31-26-31z" fill="#e3b18c" />
      <path d="M33 46q6-4 12-1M55 45q6-3 12 1M44 70q6 5 12 0" fill="none" stroke="#7a4a2c" strokeWidth={2} />
      <path d="M41 82q9-5 18 0-9 7-18 0z" fill="#b4604f" />
      <path d="M36 53q4-4 8 0-4 3-8 0zM56 53q4-4 8 0-4 3-8 0z" fill="#2a1a12" />
      <path d="M18 66c4 26 16 42 32 42s28-16 32-42" fill="none" stroke="#2b4a86" strokeWidth={2} />
      <path d={mesh} fill="none" stroke="#fff" strokeWidth={0.8} opacity={0.75} />
      <path d={dots} stroke="#fff" strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

export function BigVisionFaceRecognition({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.time}>
      <path d="M0 49h480v201H0z" className="fill-well" />
      <path d="M0 250h480M24 293h432M24 337h432" className="stroke-line" />
      <Panel x={24} y={64} width={152} height={172} />
      <rect x={34} y={74} width={132} height={132} rx={4} className="fill-primary-soft" />
      <Portrait x={50} tilt={0} />
      <Panel x={304} y={64} width={152} height={172} />
      <rect x={314} y={74} width={132} height={132} rx={4} className="fill-accent-soft" />
      <Portrait x={330} tilt={-3} />
      <path d="M305 206h150v10H305z" className="fill-surface" />
      <path
        d="M322 96V88a6 6 0 0 1 6-6h8M424 82h8a6 6 0 0 1 6 6v8M438 184v8a6 6 0 0 1-6 6h-8M336 198h-8a6 6 0 0 1-6-6v-8"
        fill="none"
        strokeWidth={2}
        className="stroke-primary"
      />
      {w.pictures.map((text, i) => (
        <text key={text} x={100 + i * 280} y={226} textAnchor="middle" className="fill-muted">
          {text}
        </text>
      ))}
      <path
        d="M176 146h128"
        strokeWidth={2}
        strokeDasharray="8 4"
        className="stroke-primary motion-safe:animate-flow"
      />
      <circle cx={240} cy={146} r={44} className="fill-surface stroke-line lifted" />
      <Ring x={240} y={146} r={38} percent={98.4} />
      <text x={240} y={147} fontSize={17} fontWeight={700} textAnchor="middle" className="fill-ink num">
        {w.score}
      </text>
      <text x={240} y={165} fontSize={12} fontWeight={500} textAnchor="middle" className="fill-good">
        {w.match}
      </text>
      {w.checks.map(([name, value], i) => {
        const y = 277 + i * 44;
        return (
          <g key={name}>
            <circle cx={33} cy={y - 5} r={9} className="fill-good-soft" />
            <path d={`M29 ${y - 5}l3 3 6-6`} fill="none" strokeWidth={2} className="stroke-good" />
            <text x={54} y={y} fontSize={14} className="fill-ink">
              {name}
            </text>
            <text x={456} y={y} fontSize={14} fontWeight={500} textAnchor="end" className="fill-muted num">
              {value}
            </text>
          </g>
        );
      })}
    </VignetteFrame>
  );
}
