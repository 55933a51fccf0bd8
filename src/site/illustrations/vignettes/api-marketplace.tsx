import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Panel, type Tone, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  key: string;
  apis: [name: string, path: string, state: string][];
  time: string;
  response: [key: string, value: string][];
}> = {
  id: {
    label:
      "Satu kunci untuk banyak API: cek identitas disetujui, alamat ditinjau, sentimen bisa diminta; perintah curl dengan jawabannya dalam 182 milidetik.",
    title: "Kunci produksi",
    key: "bs_live_7Q••••••x2",
    apis: [
      ["Cek identitas", "/identity/verify", "Disetujui"],
      ["Rapikan alamat", "/location/address", "Ditinjau"],
      ["Sentimen teks", "/text/sentiment", "Minta akses"],
    ],
    time: "200, 182 ms",
    response: [
      ["status", '"cocok"'],
      ["nama", "0.98"],
      ["tanggal_lahir", "true"],
    ],
  },
  en: {
    label:
      "One key for many APIs: identity check approved, address in review, sentiment open to request; a curl command with its answer in 182 milliseconds.",
    title: "Production key",
    key: "bs_live_7Q••••••x2",
    apis: [
      ["Identity check", "/identity/verify", "Approved"],
      ["Address clean-up", "/location/address", "In review"],
      ["Text sentiment", "/text/sentiment", "Ask access"],
    ],
    time: "200, 182 ms",
    response: [
      ["status", '"match"'],
      ["name", "0.98"],
      ["birth_date", "true"],
    ],
  },
};

const tones: Tone[] = ["good", "accent", "quiet"];
const command = [
  ["curl", " https://api.example/v1/identity/verify"],
  ["-H", ' "Authorization: Bearer bs_live_7Q…"'],
  ["-d", ` '{"nik":"3174…0001"}'`],
] as const;

export function ApiMarketplace({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title}>
      <rect x={286} y={11} width={170} height={27} rx={6} className="fill-well stroke-line" />
      <text x={371} y={29} textAnchor="middle" className="fill-ink font-mono">
        {w.key}
      </text>
      {w.apis.map(([name, path, state], i) => {
        const y = 76 + i * 40;
        return (
          <g key={path}>
            {i ? <path d={`M24 ${y - 25}h432`} className="stroke-line" /> : null}
            <text x={24} y={y} fontSize={14} fontWeight={600} className="fill-ink">
              {name}
            </text>
            <text x={160} y={y} fontSize={12} className="fill-muted font-mono">
              {path}
            </text>
            <Chip x={456} y={y - 16} text={state} tone={tones[i]!} end />
          </g>
        );
      })}
      <path d="M0 176h480v208H0z" className="fill-well" />
      <path d="M0 176h480" className="stroke-line" />
      <g className="fill-ink font-mono">
        {command.map(([word, rest], i) => (
          <text key={word} x={i ? 40 : 24} y={202 + i * 22}>
            <tspan fontWeight={600} className="fill-primary">
              {word}
            </tspan>
            {rest}
          </text>
        ))}
      </g>
      <Panel x={16} y={262} width={448} height={108} raised />
      <Chip x={452} y={274} text={w.time} tone="good" end />
      <g className="fill-muted font-mono">
        <text x={32} y={284}>
          {"{"}
        </text>
        {w.response.map(([key, value], i) => (
          <text key={key} x={48} y={302 + i * 18}>
            "{key}":
            <tspan dx={8} fontWeight={600} className="fill-ink">
              {value}
            </tspan>
          </text>
        ))}
        <text x={32} y={356}>
          {"}"}
        </text>
      </g>
    </VignetteFrame>
  );
}
