import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, linePath, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  day: string;
  callers: string[];
  gate: string;
  checks: string[];
  services: string[];
  calls: string;
  total: string;
  latency: string;
}> = {
  id: {
    label:
      "Gerbang API: server aplikasi, server situs, dan mitra memanggil lewat satu gerbang yang memeriksa kunci, kuota, dan catatan, menuju layanan identitas, visi, dan lokasi; 1,8 juta panggilan sehari.",
    title: "Gerbang API",
    day: "24 jam terakhir",
    callers: ["Server aplikasi", "Server situs", "Mitra bank"],
    gate: "Gerbang",
    checks: ["Kunci", "Kuota", "Catatan"],
    services: ["Identitas", "Visi", "Lokasi"],
    calls: "panggilan",
    total: "1,8 juta",
    latency: "p95 210 ms",
  },
  en: {
    label:
      "An API gateway: app server, site server and partner call through one gate that checks key, quota and log, on to the identity, vision and location services; 1.8 million calls a day.",
    title: "API gateway",
    day: "last 24 hours",
    callers: ["App server", "Site server", "Partner bank"],
    gate: "Gateway",
    checks: ["Key", "Quota", "Log"],
    services: ["Identity", "Vision", "Location"],
    calls: "calls",
    total: "1.8 million",
    latency: "p95 210 ms",
  },
};

const calls = [8, 6, 5, 4, 6, 12, 26, 48, 66, 78, 84, 80, 72, 82, 88, 84, 76, 70, 74, 80, 66, 44, 26, 14];

export function ApiPlatform({ locale }: { locale: Locale }) {
  const w = words[locale];
  const line = linePath(calls, 128, 272, 320, 84);
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.day}>
      <path d="M0 49h480v335H0z" className="fill-well" />
      <g fill="none" strokeWidth={2} className="stroke-primary">
        {[90, 146, 202].map((y) => (
          <path
            key={y}
            d={`M140 ${y}C164 ${y} 160 146 184 146M296 146C320 146 316 ${y} 340 ${y}`}
            strokeDasharray="8 4"
            className="motion-safe:animate-flow"
          />
        ))}
      </g>
      {w.callers.map((name, i) => (
        <g key={name}>
          <Panel x={16} y={70 + i * 56} width={124} height={40} />
          <text x={30} y={95 + i * 56} fontWeight={500} className="fill-ink">
            {name}
          </text>
        </g>
      ))}
      <Panel x={184} y={66} width={112} height={160} className="fill-surface stroke-primary" raised />
      <text x={240} y={94} fontSize={15} fontWeight={600} textAnchor="middle" className="fill-ink">
        {w.gate}
      </text>
      {w.checks.map((check, i) => (
        <g key={check}>
          <path d={`M185 ${108 + i * 39}h110`} className="stroke-line" />
          <path
            d={`M200 ${128 + i * 39}l4 4 8-8`}
            fill="none"
            strokeWidth={2}
            className={i === 1 ? "stroke-accent" : "stroke-good"}
          />
          <text x={224} y={133 + i * 39} className="fill-ink">
            {check}
          </text>
        </g>
      ))}
      {w.services.map((name, i) => (
        <g key={name}>
          <Panel x={340} y={70 + i * 56} width={124} height={40} />
          <circle cx={356} cy={90 + i * 56} r={4} className="fill-good" />
          <text x={370} y={95 + i * 56} fontWeight={500} className="fill-ink">
            {name}
          </text>
        </g>
      ))}
      <Panel x={16} y={244} width={448} height={126} raised />
      <text x={32} y={280} fontSize={20} fontWeight={600} className="fill-ink num">
        {w.total}
      </text>
      <text x={32} y={300} className="fill-muted">
        {w.calls}
      </text>
      <Chip x={30} y={330} text={w.latency} tone="good" />
      <path d="M128 300h320M128 328h320" strokeDasharray="2 4" className="stroke-line" />
      <path d={`${line}V356H128z`} className="fill-primary-soft" />
      <path
        d={line}
        fill="none"
        strokeWidth={2}
        pathLength={1}
        strokeDasharray={1}
        className="stroke-primary motion-safe:animate-draw"
      />
      <path d="M128 356h320" className="stroke-line" />
    </VignetteFrame>
  );
}
