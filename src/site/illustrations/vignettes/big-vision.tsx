import type { Bilingual, Locale } from "#text/locales.ts";
import { DetectionBox } from "./detection-box.tsx";
import { Chip, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  time: string;
  helmet: string;
  driver: string;
  plate: string;
  answer: [key: string, value: string, by: string][];
}> = {
  id: {
    label:
      "Satu gambar dari kamera gerbang dibaca tiga cara: helm pekerja terdeteksi, wajah pengemudi dicocokkan, dan pelat nomor dibaca, lalu dijawab sebagai data.",
    title: "gerbang-3.jpg",
    time: "26 Okt 2026, 07.14",
    helmet: "Helm 0,96",
    driver: "Wajah 0,98",
    plate: "Pelat 0,99",
    answer: [
      ["pelat", "B 9123 TXR", "OCR"],
      ["pengemudi", "cocok, izin berlaku", "Wajah"],
      ["objek", "truk 1, orang 1, peti 6", "Objek"],
    ],
  },
  en: {
    label:
      "One picture from a gate camera read in three ways: the worker's helmet detected, the driver's face matched and the number plate read, then answered as data.",
    title: "gate-3.jpg",
    time: "26 Oct 2026, 07:14",
    helmet: "Helmet 0.96",
    driver: "Face 0.98",
    plate: "Plate 0.99",
    answer: [
      ["plate", "B 9123 TXR", "OCR"],
      ["driver", "match, permit valid", "Face"],
      ["objects", "truck 1, person 1, crate 6", "Object"],
    ],
  },
};

export function BigVision({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.time}>
      <path d="M0 49h480v335H0z" className="fill-well" />
      <path d="M0 228h480" className="stroke-line" />
      <g className="fill-surface stroke-faint" strokeWidth={1.5}>
        <path d="M358 192h46v36h-46zM404 192h46v36h-46zM358 156h46v36h-46zM404 156h46v36h-46zM358 120h46v36h-46zM404 120h46v36h-46z" />
        <path d="M374 120v12h14v-12M420 156v12h14v-12M374 192v12h14v-12" fill="none" />
        <path d="M150 96h14v34h-14zM322 96h14v34h-14zM178 210h30v18h-30zM278 210h30v18h-30z" />
        <rect x={164} y={66} width={158} height={138} rx={16} className="fill-primary-soft" />
        <path d="M184 84h118l8 52H176z" />
        <path d="M172 196h142a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H172a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z" />
        <circle cx={186} cy={172} r={9} />
        <circle cx={300} cy={172} r={9} />
        <path d="M60 228v-58c0-18 12-26 32-26s32 8 32 26v58z" className="fill-primary-soft" />
        <path d="M76 147v81M108 147v81M60 192h64" />
      </g>
      <path d="M200 136c1-15 8-20 22-20s21 5 22 20z" className="fill-faint" />
      <circle cx={222} cy={106} r={12} className="fill-faint" />
      <circle cx={92} cy={124} r={14} className="fill-faint" />
      <path d="M75 118a17 17 0 0 1 34 0h4v4H71v-4z" className="fill-accent" />
      <rect x={202} y={178} width={82} height={24} rx={3} className="fill-ink" />
      <text x={243} y={195} fontSize={13} fontWeight={700} textAnchor="middle" className="fill-surface">
        B 9123 TXR
      </text>
      <DetectionBox x={66} y={96} width={52} height={46} text={w.helmet} />
      <DetectionBox x={202} y={88} width={40} height={36} text={w.driver} />
      <DetectionBox x={196} y={173} width={94} height={34} text={w.plate} />
      <Panel x={16} y={246} width={448} height={124} raised />
      {w.answer.map(([key, value, by], i) => {
        const y = 275 + i * 40;
        return (
          <g key={key}>
            {i ? <path d={`M17 ${y - 25}h446`} className="stroke-line" /> : null}
            <text x={32} y={y} className="fill-primary font-mono">
              {key}
            </text>
            <text x={124} y={y} fontSize={14} fontWeight={500} className="fill-ink">
              {value}
            </text>
            <Chip x={452} y={y - 16} text={by} tone="primary" end />
          </g>
        );
      })}
    </VignetteFrame>
  );
}
