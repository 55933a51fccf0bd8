import type { Bilingual, Locale } from "#text/locales.ts";
import { Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  channel: string;
  ask: string[];
  answer: string[];
  steps: string[];
  follow: string;
  heard: string;
  facts: [label: string, value: string][];
}> = {
  id: {
    label:
      "Percakapan WhatsApp: pelanggan bertanya dengan bahasa sehari-hari mengapa paketnya belum sampai, bot menjawab dengan posisi paket dan waktu tiba.",
    channel: "WhatsApp, 19.42",
    ask: ["min, paket gw kok blm", "nyampe ya? udh 4 hari"],
    answer: ["Halo Kak Dimas. Paket JX-20481", "ada di gudang Surabaya, tiba", "besok sebelum pukul 17.00."],
    steps: ["Dikirim", "Surabaya", "Tiba"],
    follow: "sip, bisa ganti alamat ga?",
    heard: "Yang dipahami",
    facts: [
      ["Maksud", "Lacak paket"],
      ["Keyakinan", "0,97"],
      ["Ragam", "Bahasa gaul"],
      ["Sumber", "Sistem kirim"],
    ],
  },
  en: {
    label:
      "A WhatsApp conversation: a customer asks in everyday words why a parcel has not come, and the bot answers with where it is and when it arrives.",
    channel: "WhatsApp, 7.42 pm",
    ask: ["hey, where's my parcel??", "been 4 days already"],
    answer: ["Hi Dimas. Parcel JX-20481 is at", "the Surabaya depot and reaches", "you tomorrow before 5 pm."],
    steps: ["Sent", "Surabaya", "Arrives"],
    follow: "great, can I change address?",
    heard: "What it heard",
    facts: [
      ["Intent", "Track parcel"],
      ["Confidence", "0.97"],
      ["Register", "Everyday"],
      ["Source", "Shipping"],
    ],
  },
};

/** Renders a speech bubble: round except for the speaker's lower corner. */
function bubble(x: number, y: number, width: number, height: number, side: "left" | "right"): string {
  const [left, right] = side === "left" ? [3, 12] : [12, 3];
  return `M${x + 12} ${y}h${width - 24}a12 12 0 0 1 12 12v${height - 12 - right}a${right} ${right} 0 0 1-${right} ${right}h${left + right - width}a${left} ${left} 0 0 1-${left}-${left}v${left + 12 - height}a12 12 0 0 1 12-12z`;
}

export function BigAssistant({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title="Raka, BigAssistant" aside={w.channel}>
      <path d="M0 49h318v335H0z" className="fill-well" />
      <path d="M318 49v334" className="stroke-line" />
      <path d={bubble(106, 64, 198, 60, "right")} className="fill-primary" />
      <g fontSize={14} className="fill-on-primary">
        <text x={120} y={89}>
          {w.ask[0]}
        </text>
        <text x={120} y={109}>
          {w.ask[1]}
        </text>
      </g>
      <path d={bubble(16, 136, 262, 150, "left")} className="fill-surface stroke-line" />
      <g fontSize={14} className="fill-ink">
        {w.answer.map((line, i) => (
          <text key={line} x={30} y={163 + i * 20}>
            {line}
          </text>
        ))}
      </g>
      <path d="M40 242h212" strokeWidth={3} strokeLinecap="round" className="stroke-line" />
      <path
        d="M40 242h106"
        strokeWidth={3}
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray={1}
        className="stroke-primary motion-safe:animate-draw"
      />
      {w.steps.map((step, i) => (
        <g key={step}>
          <circle
            cx={40 + i * 106}
            cy={242}
            r={6}
            strokeWidth={2}
            className={["fill-primary stroke-surface", "fill-accent stroke-surface", "fill-surface stroke-faint"][i]}
          />
          <text
            x={[34, 146, 258][i]}
            y={266}
            fontSize={12}
            textAnchor={(["start", "middle", "end"] as const)[i]}
            className="fill-muted"
          >
            {step}
          </text>
        </g>
      ))}
      <path d={bubble(82, 298, 222, 40, "right")} className="fill-primary" />
      <text x={96} y={323} fontSize={14} className="fill-on-primary">
        {w.follow}
      </text>
      <path d={bubble(16, 348, 58, 26, "left")} className="fill-surface stroke-line" />
      <g className="fill-faint stagger">
        {[33, 45, 57].map((x) => (
          <circle key={x} cx={x} cy={361} r={3.5} className="motion-safe:animate-blink" />
        ))}
      </g>
      <text x={334} y={78} fontWeight={600} className="fill-ink">
        {w.heard}
      </text>
      {w.facts.map(([label, value], i) => (
        <g key={label}>
          <Panel x={334} y={92 + i * 69} width={130} height={59} />
          <text x={346} y={115 + i * 69} fontSize={12} className="fill-muted">
            {label}
          </text>
          <text x={346} y={137 + i * 69} fontSize={14} fontWeight={600} className="fill-ink">
            {value}
          </text>
        </g>
      ))}
    </VignetteFrame>
  );
}
