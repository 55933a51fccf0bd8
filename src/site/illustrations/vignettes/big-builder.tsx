import type { Bilingual, Locale } from "#text/locales.ts";
import { Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  saved: string;
  blocks: string[];
  form: string;
  fields: [label: string, value: string][];
  send: string;
  table: string;
  rows: [machine: string, state: string][];
  selected: string;
  who: string;
}> = {
  id: {
    label:
      "Kanvas penyusun aplikasi: blok formulir laporan kerusakan mesin sedang disusun dari palet, tersambung ke tabel laporan yang langsung terisi.",
    title: "Laporan kerusakan",
    saved: "Tersimpan",
    blocks: ["Formulir", "Tabel", "Grafik", "Tombol", "Foto", "Setujui"],
    form: "Lapor kerusakan",
    fields: [
      ["Mesin", "Conveyor 04"],
      ["Lokasi", "Gudang Cikarang"],
    ],
    send: "Kirim laporan",
    table: "Laporan hari ini",
    rows: [
      ["Conveyor 04", "Baru"],
      ["Forklift 11", "Dikerjakan"],
    ],
    selected: "Formulir",
    who: "Putri",
  },
  en: {
    label:
      "An app builder's canvas: the form block of a machine fault report being composed from the palette, wired to a table of reports that fills at once.",
    title: "Fault reports",
    saved: "Saved",
    blocks: ["Form", "Table", "Chart", "Button", "Photo", "Approval"],
    form: "Report a fault",
    fields: [
      ["Machine", "Conveyor 04"],
      ["Site", "Cikarang depot"],
    ],
    send: "Send report",
    table: "Today's reports",
    rows: [
      ["Conveyor 04", "New"],
      ["Forklift 11", "In repair"],
    ],
    selected: "Form",
    who: "Putri",
  },
};

/** Icons of the palette, 16 x 16 each. */
const signs = [
  "M1 3h14v4H1zM1 10h9v4H1z",
  "M1 2h14v12H1zM1 6h14M1 10h14M6 2v12",
  "M2 14V8M7 14V3M12 14V6",
  "M1 5h14v6H1zM5 8h6",
  "M1 3h14v10H1zM1 11l4-4 4 4 2-2 4 3",
  "M2 8l4 4 8-8",
];

export function BigBuilder({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.saved}>
      <path d="M121 49h359v335H121z" className="fill-well" />
      <path d="M120 49v334" className="stroke-line" />
      <path
        d={Array.from({ length: 12 }, (_, i) => `M136 ${72 + i * 26}h336`).join("")}
        strokeWidth={1.5}
        strokeDasharray="1.5 24.5"
        className="stroke-faint"
        opacity={0.6}
      />
      {w.blocks.map((block, i) => {
        const y = 62 + i * 52;
        return (
          <g key={block}>
            <rect
              x={12}
              y={y}
              width={96}
              height={42}
              rx={8}
              className={i ? "fill-surface stroke-line" : "fill-primary-soft stroke-primary"}
            />
            <path
              d={signs[i]}
              transform={`translate(22 ${y + 13})`}
              fill="none"
              strokeWidth={1.5}
              className="stroke-primary"
            />
            <text x={46} y={y + 26} fontSize={12} fontWeight={500} className="fill-ink">
              {block}
            </text>
          </g>
        );
      })}
      <path d="M300 236v22" strokeWidth={2} strokeDasharray="8 4" className="stroke-primary motion-safe:animate-flow" />
      <Panel x={148} y={80} width={304} height={156} raised />
      <text x={164} y={108} fontSize={15} fontWeight={600} className="fill-ink">
        {w.form}
      </text>
      {w.fields.map(([label, value], i) => (
        <g key={label}>
          <text x={164 + i * 140} y={134} fontSize={12} className="fill-muted">
            {label}
          </text>
          <rect x={164 + i * 140} y={142} width={132} height={32} rx={6} className="fill-surface stroke-line" />
          <text x={174 + i * 140} y={163} className="fill-ink">
            {value}
          </text>
        </g>
      ))}
      <rect x={164} y={188} width={124} height={34} rx={8} className="fill-primary" />
      <text x={226} y={210} fontWeight={600} textAnchor="middle" className="fill-on-primary">
        {w.send}
      </text>
      <rect x={148} y={80} width={304} height={156} rx={10} fill="none" strokeWidth={2} className="stroke-primary" />
      <path
        d="M144 76h8v8h-8zM448 76h8v8h-8zM144 232h8v8h-8zM448 232h8v8h-8z"
        strokeWidth={2}
        className="fill-surface stroke-primary"
      />
      <path d="M162 58h70a6 6 0 0 1 6 6v14h-82V64a6 6 0 0 1 6-6z" className="fill-primary" />
      <text x={197} y={73} fontSize={12} fontWeight={600} textAnchor="middle" className="fill-on-primary">
        {w.selected}
      </text>
      <Panel x={148} y={258} width={304} height={110} />
      <text x={164} y={283} fontWeight={600} className="fill-ink">
        {w.table}
      </text>
      {w.rows.map(([machine, state], i) => (
        <g key={machine}>
          <path d={`M149 ${296 + i * 36}h302`} className="stroke-line" />
          <circle cx={169} cy={314 + i * 36} r={4} className={i ? "fill-primary" : "fill-bad"} />
          <text x={182} y={319 + i * 36} className="fill-ink">
            {machine}
          </text>
          <text x={436} y={319 + i * 36} textAnchor="end" className="fill-muted">
            {state}
          </text>
        </g>
      ))}
      <path
        d="M348 190l8 28 6-11 12-4z"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="fill-accent stroke-surface"
      />
      <rect x={368} y={214} width={50} height={22} rx={6} className="fill-accent" />
      <text x={393} y={229} fontSize={12} fontWeight={600} textAnchor="middle" fill="#0b172b">
        {w.who}
      </text>
    </VignetteFrame>
  );
}
