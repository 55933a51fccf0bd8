import type { Bilingual, Locale } from "#text/locales.ts";
import { Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  running: string;
  steps: [kind: string, text: string, time: string][];
  approval: string;
  amount: string;
  item: string;
  person: string;
  role: string;
  buttons: [string, string];
  median: string;
}> = {
  id: {
    label:
      "Alur kerja stok menipis: sinyal dari gudang Medan, aturan di atas Rp50 juta, persetujuan kepala gudang, lalu pesanan pembelian dan pesan WhatsApp ke pemasok.",
    title: "Stok menipis",
    running: "Berjalan, langkah 3 dari 5",
    steps: [
      ["Sinyal", "Beras sisa 2 hari", "08.02"],
      ["Aturan", "Nilai di atas Rp50 juta", "08.02"],
      ["Persetujuan", "Kepala gudang", "08.03"],
      ["Tindakan", "Buat pesanan beli", ""],
      ["Kabar", "WhatsApp ke pemasok", ""],
    ],
    approval: "Butuh persetujuan",
    amount: "Rp64.800.000",
    item: "Beras 5.000 kg, Medan",
    person: "Ratna Siregar",
    role: "Kepala gudang",
    buttons: ["Setujui", "Tolak"],
    median: "Sinyal ke pesanan: 14 menit",
  },
  en: {
    label:
      "A low-stock workflow: a signal from the Medan depot, a rule above 50 million rupiah, approval by the depot head, then a purchase order and a WhatsApp message to the supplier.",
    title: "Low stock",
    running: "Running, step 3 of 5",
    steps: [
      ["Signal", "Two days of rice left", "08:02"],
      ["Rule", "Value above Rp50 million", "08:02"],
      ["Approval", "Depot head", "08:03"],
      ["Action", "Create purchase order", ""],
      ["Notice", "WhatsApp to supplier", ""],
    ],
    approval: "Needs approval",
    amount: "Rp64,800,000",
    item: "Rice, 5,000 kg, Medan",
    person: "Ratna Siregar",
    role: "Depot head",
    buttons: ["Approve", "Reject"],
    median: "Signal to order: 14 minutes",
  },
};

export function BigAction({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.running}>
      <path d="M0 49h480v335H0z" className="fill-well" />
      <path d="M42 92v250" strokeWidth={2} className="stroke-line" />
      <path d="M42 92v122" strokeWidth={2} strokeDasharray="8 4" className="stroke-primary motion-safe:animate-flow" />
      {w.steps.map(([kind, text, time], i) => {
        const y = 64 + i * 62;
        const now = i === 2;
        return (
          <g key={kind}>
            <rect
              x={62}
              y={y}
              width={192}
              height={52}
              rx={10}
              strokeWidth={now ? 2 : 1}
              strokeDasharray={i > 2 ? "4 4" : undefined}
              className={now ? "fill-surface stroke-accent" : "fill-surface stroke-line"}
            />
            <text x={76} y={y + 21} fontSize={12} className="fill-muted">
              {kind}
            </text>
            <text x={240} y={y + 21} fontSize={12} textAnchor="end" className="fill-muted num">
              {time}
            </text>
            <text x={76} y={y + 40} fontSize={14} fontWeight={500} className={i > 2 ? "fill-muted" : "fill-ink"}>
              {text}
            </text>
            <circle
              cx={42}
              cy={y + 26}
              r={11}
              strokeWidth={2}
              className={
                ["fill-primary stroke-primary", "fill-accent stroke-accent", "fill-surface stroke-faint"][
                  now ? 1 : i < 2 ? 0 : 2
                ]
              }
            />
            {i < 2 ? (
              <path d={`M37 ${y + 26}l4 4 7-8`} fill="none" strokeWidth={2} className="stroke-on-primary" />
            ) : null}
          </g>
        );
      })}
      <path d="M254 214h24" strokeWidth={2} className="stroke-accent" />
      <Panel x={270} y={92} width={194} height={232} raised />
      <text x={286} y={120} className="fill-muted">
        {w.approval}
      </text>
      <text x={286} y={150} fontSize={22} fontWeight={600} className="fill-ink num">
        {w.amount}
      </text>
      <text x={286} y={172} fontSize={12} className="fill-muted">
        {w.item}
      </text>
      <path d="M271 190h192" className="stroke-line" />
      <circle cx={302} cy={220} r={16} className="fill-primary-soft" />
      <text x={302} y={224} fontSize={12} fontWeight={600} textAnchor="middle" className="fill-primary">
        RS
      </text>
      <text x={328} y={217} fontWeight={600} className="fill-ink">
        {w.person}
      </text>
      <text x={328} y={234} fontSize={12} className="fill-muted">
        {w.role}
      </text>
      <rect x={286} y={266} width={88} height={38} rx={8} className="fill-primary" />
      <rect x={382} y={266} width={66} height={38} rx={8} className="fill-surface stroke-line" />
      <g fontSize={14} fontWeight={600} textAnchor="middle">
        <text x={330} y={290} className="fill-on-primary">
          {w.buttons[0]}
        </text>
        <text x={415} y={290} className="fill-ink">
          {w.buttons[1]}
        </text>
      </g>
      <text x={464} y={354} fontSize={12} textAnchor="end" className="fill-muted">
        {w.median}
      </text>
    </VignetteFrame>
  );
}
