import type { Bilingual, Locale } from "#catalogue/locales.ts";
import { Chip, Frame } from "./frame.tsx";

type Node = [x: number, y: number, name: string, kind: string];
const words: Bilingual<{
  label: string;
  title: string;
  stages: [string, string, string];
  nodes: Node[];
  detail: string;
  owner: string;
  quality: string;
  score: string;
  columns: [name: string, note: string][];
  masked: string;
}> = {
  id: {
    label:
      "Silsilah data: tiga sumber mengalir ke dua tabel bersih, lalu ke dasbor dan prakiraan. Tabel transaksi bermutu 98,7 persen, dan kolom NIK disamarkan.",
    title: "Silsilah data",
    stages: ["Mentah", "Bersih", "Dipakai"],
    nodes: [
      [24, 84, "kasir_toko", "CSV, 6 jam"],
      [24, 138, "aplikasi", "Postgres"],
      [24, 192, "harga_pasar", "BigSpider"],
      [180, 108, "transaksi", "2,1 juta baris"],
      [180, 174, "produk", "8.420 baris"],
      [336, 108, "Penjualan", "BigView"],
      [336, 174, "Prakiraan", "Model stok"],
    ],
    detail: "transaksi",
    owner: "Pemilik: Tim Data Ritel",
    quality: "Mutu",
    score: "98,7%",
    columns: [
      ["nik", "teks"],
      ["kota", "teks"],
      ["nilai", "rupiah"],
    ],
    masked: "disamarkan",
  },
  en: {
    label:
      "Data lineage: three sources flow into two clean tables, then into a dashboard and a forecast. The table clean_sales scores 98.7 percent for quality, and its identity number is masked.",
    title: "Data lineage",
    stages: ["Raw", "Refined", "In use"],
    nodes: [
      [24, 84, "store_tills", "CSV, 6-hourly"],
      [24, 138, "app", "Postgres"],
      [24, 192, "market_price", "BigSpider"],
      [180, 108, "clean_sales", "2.1 m rows"],
      [180, 174, "products", "8,420 rows"],
      [336, 108, "Sales", "BigView"],
      [336, 174, "Forecast", "Stock model"],
    ],
    detail: "clean_sales",
    owner: "Owner: Retail Data team",
    quality: "Quality",
    score: "98.7%",
    columns: [
      ["nik", "text"],
      ["city", "text"],
      ["amount", "rupiah"],
    ],
    masked: "masked",
  },
};

const edges = [
  [0, 3],
  [1, 3],
  [2, 4],
  [3, 5],
  [3, 6],
  [4, 6],
] as const;

export function BigLake({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <Frame label={w.label} title={w.title} aside="BigLake">
      <path d="M0 49h480v201H0z" className="fill-well" />
      <path d="M0 250h480" className="stroke-line" />
      {w.stages.map((stage, i) => (
        <text key={stage} x={24 + i * 156} y={72} fontSize={12} fontWeight={500} className="fill-muted">
          {stage}
        </text>
      ))}
      {edges.map(([from, to]) => {
        const [x1, y1] = w.nodes[from]!;
        const [x2, y2] = w.nodes[to]!;
        const lit = from === 3 || to === 3;
        return (
          <path
            key={`${from}${to}`}
            d={`M${x1 + 120} ${y1 + 22}C${x1 + 142} ${y1 + 22} ${x2 - 22} ${y2 + 22} ${x2} ${y2 + 22}`}
            fill="none"
            strokeWidth={lit ? 2 : 1.5}
            strokeDasharray={lit ? "8 4" : undefined}
            className={lit ? "stroke-primary motion-safe:animate-flow" : "stroke-faint"}
          />
        );
      })}
      {w.nodes.map(([x, y, name, kind], i) => (
        <g key={name}>
          <rect
            x={x}
            y={y}
            width={120}
            height={44}
            rx={8}
            strokeWidth={i === 3 ? 2 : 1}
            className={i === 3 ? "fill-primary-soft stroke-primary" : "fill-surface stroke-line"}
          />
          <text x={x + 11} y={y + 19} fontWeight={600} className="fill-ink">
            {name}
          </text>
          <text x={x + 11} y={y + 35} fontSize={12} className="fill-muted">
            {kind}
          </text>
        </g>
      ))}
      <text x={24} y={278} fontSize={15} fontWeight={600} className="fill-ink font-mono">
        {w.detail}
      </text>
      <text x={24} y={298} className="fill-muted">
        {w.owner}
      </text>
      <circle cx={436} cy={283} r={17} fill="none" strokeWidth={5} className="stroke-line" />
      <circle
        cx={436}
        cy={283}
        r={17}
        fill="none"
        strokeWidth={5}
        pathLength={100}
        strokeDasharray="98.7 100"
        transform="rotate(-90 436 283)"
        className="stroke-good"
      />
      <text x={408} y={280} fontSize={12} textAnchor="end" className="fill-muted">
        {w.quality}
      </text>
      <text x={408} y={297} fontSize={15} fontWeight={600} textAnchor="end" className="fill-good num">
        {w.score}
      </text>
      {w.columns.map(([name, kind], i) => {
        const x = 24 + i * 148;
        return (
          <g key={name}>
            <rect x={x} y={314} width={136} height={54} rx={8} className="fill-surface stroke-line" />
            <text x={x + 12} y={337} fontWeight={600} className="fill-ink font-mono">
              {name}
            </text>
            <text x={x + 124} y={337} fontSize={12} textAnchor="end" className="fill-muted">
              {kind}
            </text>
            {i === 0 ? (
              <Chip x={x + 10} y={340} text={w.masked} tone="accent" />
            ) : (
              <path
                d={[14, 10, 18, 7, 12, 16, 9, 13]
                  .map((h, n) => `M${x + 15 + n * 15} 361v${-(i === 1 ? h : 20 - h) + 1}`)
                  .join("")}
                strokeWidth={9}
                opacity={0.45}
                className="stroke-primary"
              />
            )}
          </g>
        );
      })}
    </Frame>
  );
}
