import type { Bilingual, Locale } from "#text/locales.ts";
import { dot } from "../petal.ts";
import { VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  time: string;
  card: string;
  specimen: string;
  fields: [label: string, value: string, score: string][];
}> = {
  id: {
    label:
      "Spesimen kartu identitas sedang dibaca: nama, nomor, tanggal lahir, dan alamat ditandai kotak, lalu keluar sebagai data dengan tingkat keyakinan.",
    title: "kartu-identitas.jpg",
    time: "0,8 detik",
    card: "KARTU IDENTITAS",
    specimen: "SPESIMEN",
    fields: [
      ["Nomor", "3174 0000 0000 0001", "99,6%"],
      ["Nama", "SITI RAHMAWATI", "99,8%"],
      ["Tanggal lahir", "14-08-1991", "99,1%"],
      ["Alamat", "JL. MELATI NO. 8", "97,4%"],
    ],
  },
  en: {
    label:
      "A specimen identity card being read: name, number, date of birth and address are boxed, then come out as data with a confidence.",
    title: "identity-card.jpg",
    time: "0.8 seconds",
    card: "IDENTITY CARD",
    specimen: "SPECIMEN",
    fields: [
      ["Number", "3174 0000 0000 0001", "99.6%"],
      ["Name", "SITI RAHMAWATI", "99.8%"],
      ["Date of birth", "14-08-1991", "99.1%"],
      ["Address", "JL. MELATI NO. 8", "97.4%"],
    ],
  },
};

const boxes = [196, 142, 96, 150];
/** Confidence from 90 to 100 %, over 46 units. */
const sure = [44, 45, 42, 34];

export function BigVisionOpticalCharacterRecognition({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.time}>
      <path d="M0 49h480v195H0z" className="fill-well" />
      <g transform="rotate(-2.5 240 146)">
        <rect x={76} y={64} width={328} height={162} rx={10} className="fill-surface stroke-line lifted" />
        <path d="M76 100V74a10 10 0 0 1 10-10h308a10 10 0 0 1 10 10v26z" className="fill-primary-soft" />
        <text x={94} y={88} fontWeight={700} letterSpacing={1} className="fill-ink">
          {w.card}
        </text>
        <path d={dot(384, 83, 8)} className="fill-primary" opacity={0.3} />
        <rect x={322} y={112} width={66} height={84} rx={3} className="fill-primary-soft" />
        <circle cx={355} cy={144} r={14} className="fill-faint" />
        <path d="M330 196c0-22 11-32 25-32s25 10 25 32z" className="fill-faint" />
        {w.fields.map(([label, value], i) => (
          <g key={label}>
            <rect
              x={90}
              y={109 + i * 28}
              width={boxes[i]}
              height={23}
              rx={3}
              strokeWidth={1.5}
              className="fill-primary-soft stroke-primary"
            />
            <text x={97} y={125 + i * 28} fontWeight={600} className="fill-ink num">
              {value}
            </text>
          </g>
        ))}
        <text
          x={240}
          y={180}
          fontSize={50}
          fontWeight={700}
          textAnchor="middle"
          letterSpacing={3}
          transform="rotate(-16 240 160)"
          opacity={0.1}
          className="fill-ink"
        >
          {w.specimen}
        </text>
        <path
          d="M68 84V66a10 10 0 0 1 10-10h18M384 56h18a10 10 0 0 1 10 10v18M412 206v18a10 10 0 0 1-10 10h-18M96 234H78a10 10 0 0 1-10-10v-18"
          fill="none"
          strokeWidth={2.5}
          strokeLinecap="round"
          className="stroke-primary"
        />
        <path d="M60 74h360" strokeWidth={2} className="stroke-accent motion-safe:animate-scan" />
      </g>
      <path d="M0 244h480M24 277h432M24 311h432M24 345h432" className="stroke-line" />
      {w.fields.map(([label, value, score], i) => {
        const y = 266 + i * 34;
        return (
          <g key={label}>
            <text x={24} y={y} className="fill-muted">
              {label}
            </text>
            <text x={140} y={y} fontSize={14} fontWeight={500} className="fill-ink num">
              {value}
            </text>
            <path d={`M358 ${y - 5}h46`} strokeWidth={4} className="stroke-line" />
            <path d={`M358 ${y - 5}h${sure[i]}`} strokeWidth={4} className="stroke-good" />
            <text x={456} y={y} fontWeight={500} textAnchor="end" className="fill-good num">
              {score}
            </text>
          </g>
        );
      })}
    </VignetteFrame>
  );
}
