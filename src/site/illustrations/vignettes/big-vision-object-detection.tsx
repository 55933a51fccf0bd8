import type { Bilingual, Locale } from "#text/locales.ts";
import { DetectionBox } from "./detection-box.tsx";
import { VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  place: string;
  goods: [string, string, string];
  empty: string;
  counts: [name: string, value: string, note: string][];
}> = {
  id: {
    label:
      "Foto rak toko dengan kotak pada setiap barang: kecap, susu, dan teh dihitung, dan satu tempat kosong ditandai untuk diisi.",
    title: "Rak 7, lorong minuman",
    place: "Bandung, 10.02",
    goods: ["Kecap 0,98", "Susu 0,97", "Teh 0,95"],
    empty: "Kosong",
    counts: [
      ["Kecap", "7", "cukup"],
      ["Susu", "5", "isi 2"],
      ["Teh", "8", "cukup"],
      ["Isi rak", "91%", "target 95%"],
    ],
  },
  en: {
    label:
      "A photo of a store shelf with a box on every item: soy sauce, milk and tea are counted, and one empty place is marked to be filled.",
    title: "Shelf 7, drinks aisle",
    place: "Bandung, 10:02",
    goods: ["Sauce 0.98", "Milk 0.97", "Tea 0.95"],
    empty: "Empty",
    counts: [
      ["Sauce", "7", "enough"],
      ["Milk", "5", "add 2"],
      ["Tea", "8", "enough"],
      ["On shelf", "91%", "target 95%"],
    ],
  },
};

/** Bottle, carton and tin, drawn upwards from the middle of their base. */
const bottle = "h-14v-42c0-8 8-8 8-16v-10h12v10c0 8 8 8 8 16v42z";
const carton = "h-16v-46l8-14h16l8 14v46z";
const tin = "h-15v-44h30v44z";

/** Returns the same shape side by side at the given positions, as one path. */
function row(shape: string, y: number, places: readonly number[]): string {
  return places.map((x) => `M${x} ${y}${shape}`).join("");
}

function boxes(y: number, height: number, places: readonly number[]): string {
  return places.map((x) => `M${x - 20} ${y - height}h40v${height}h-40z`).join("");
}

const bottles = [48, 96, 144, 192, 240, 288, 336];
const cartons = [48, 96, 144, 288, 336];
const tins = [384, 432];

export function BigVisionObjectDetection({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.place}>
      <path d="M0 49h480v249H0z" className="fill-well" />
      <path d="M12 162h456v10H12zM12 274h456v10H12z" className="fill-line" />
      <g strokeWidth={1.5} className="stroke-faint">
        <path d={row(bottle, 162, bottles)} className="fill-primary-soft" />
        <path d={row(carton, 274, cartons)} className="fill-surface" />
        <path
          d={`${row(tin, 162, tins)}${row(tin, 274, tins)}${row(tin, 118, tins)}${row(tin, 230, tins)}`}
          className="fill-primary-soft"
        />
      </g>
      <path
        d={
          bottles.map((x) => `M${x - 14} 132h28v20h-28z`).join("") +
          cartons.map((x) => `M${x - 16} 240h32v18h-32z`).join("") +
          tins
            .map(
              (x) =>
                `M${x - 15} 86h30v16h-30zM${x - 15} 130h30v16h-30zM${x - 15} 198h30v16h-30zM${x - 15} 242h30v16h-30z`,
            )
            .join("")
        }
        className="fill-primary"
        opacity={0.55}
      />
      <path
        d={
          boxes(165, 76, bottles.slice(1)) +
          boxes(277, 68, cartons.slice(1)) +
          boxes(165, 50, [432]) +
          boxes(277, 50, tins) +
          boxes(231, 46, tins) +
          boxes(165, 46, [384]) +
          boxes(119, 46, [432])
        }
        fill="none"
        strokeWidth={1.5}
        className="stroke-primary"
      />
      <DetectionBox x={28} y={89} width={40} height={76} text={w.goods[0]} />
      <DetectionBox x={28} y={209} width={40} height={68} text={w.goods[1]} />
      <DetectionBox x={364} y={73} width={40} height={46} text={w.goods[2]} />
      <rect x={176} y={209} width={84} height={68} className="fill-accent-soft" opacity={0.6} />
      <DetectionBox x={176} y={209} width={84} height={68} text={w.empty} warm />
      <path d="M0 298h480" className="stroke-line" />
      {w.counts.map(([name, value, note], i) => {
        const x = 24 + i * 114;
        return (
          <g key={name}>
            {i ? <path d={`M${x - 14} 314v54`} className="stroke-line" /> : null}
            <text x={x} y={322} fontSize={12} className="fill-muted">
              {name}
            </text>
            <text x={x} y={346} fontSize={20} fontWeight={600} className="fill-ink num">
              {value}
            </text>
            <text x={x} y={366} fontSize={12} className={i === 1 ? "fill-bad" : "fill-muted"}>
              {note}
            </text>
          </g>
        );
      })}
    </VignetteFrame>
  );
}
