import { jobOf, type ProductId, type ProductJob } from "#catalogue/products.ts";
import { usePage } from "../../use-page.ts";
import { FamilyPicture } from "../products/family-picture.tsx";
import type { Bust } from "./busts.ts";
import { Figure, FigureShape } from "./person.tsx";

/** Who stands in the row, from left to right, in which job's hue. */
const team: readonly (readonly [Bust, ProductJob])[] = [
  ["labcoat", "keep"],
  ["peci", "understand"],
  ["bun", "ask"],
  ["cap", "collect"],
  ["hijab", "share"],
  ["helmet", "act"],
  ["glasses", "understand"],
  ["batik", "collect"],
];

/** Draws eight people of eight trades side by side. Decorative. */
export function Team() {
  return (
    <svg viewBox="0 0 1000 136" className="team" aria-hidden="true">
      {team.map(([bust, job], index) => (
        <g key={bust} data-job={job} className="text-hue" transform={`translate(${16 + index * 124} 2)scale(1.46)`}>
          <FigureShape bust={bust} />
        </g>
      ))}
    </svg>
  );
}

/** Who works with each product. */
const users: Record<ProductId, Bust> = {
  "big-spider": "glasses",
  "big-social": "hijab",
  "big-lake": "labcoat",
  "big-query": "bun",
  "big-view": "batik",
  "big-vision": "helmet",
  "big-assistant": "cap",
  "big-legal": "peci",
  "big-builder": "glasses",
  "big-action": "helmet",
  "big-one": "hijab",
  "big-market": "labcoat",
  "api-marketplace": "bun",
};

/** Draws a piece of the product's screen at which the thread ends, and somebody who works with it. */
export function Workplace({ product }: { product: ProductId }) {
  const { locale } = usePage().address;
  return (
    <div className="workplace" data-job={jobOf(product)}>
      <svg viewBox="0 0 200 60" fill="none" aria-hidden="true">
        <path d="M190-40C190 20 100 0 100 58" className="thread thread-runs" />
      </svg>
      <FamilyPicture product={product} locale={locale} sample />
      <Figure bust={users[product]} className="" />
    </div>
  );
}
