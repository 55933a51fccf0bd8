import { jobOf, type ProductId } from "#catalogue/products.ts";
import { landmarks } from "./landmarks.ts";
import { type Bust, PersonShape } from "./person.tsx";
import { type City, SkylineShape } from "./skyline.tsx";
import { type ThingId, ThingShape } from "./thing.tsx";

/** Where a product is at work, who works with it, and on what. */
const workplaces = {
  "big-spider": ["surabaya", ["glasses", "hijab"], "carton"],
  "big-social": ["makassar", ["hijab", "cap"], "bottle"],
  "big-lake": ["jakarta", ["labcoat", "peci"], "meter"],
  "big-query": ["medan", ["bun", "batik"], "carton"],
  "big-view": ["jakarta", ["batik", "bun"], "truck"],
  "big-vision": ["surabaya", ["helmet", "cap"], "carton"],
  "big-assistant": ["makassar", ["cap", "bun"], "bottle"],
  "big-legal": ["jakarta", ["peci", "hijab"], "id-card"],
  "big-builder": ["jayapura", ["glasses", "helmet"], "meter"],
  "big-action": ["makassar", ["helmet", "batik"], "truck"],
  "big-one": ["medan", ["hijab", "glasses"], "bottle"],
  "big-market": ["jayapura", ["peci", "labcoat"], "rice"],
  "api-marketplace": ["surabaya", ["bun", "glasses"], "id-card"],
} as const satisfies Record<ProductId, [City, [Bust, Bust], ThingId]>;

/** Draws two people before the city where they use a product; the thread ends at its landmark. Decorative. */
export function Workplace({ product }: { product: ProductId }) {
  const [city, [left, right], thing] = workplaces[product];
  const { signal, top } = landmarks[city];
  const [x, y] = top;
  return (
    <svg viewBox="0 -40 200 160" className="workplace" data-job={jobOf(product)} aria-hidden="true">
      <path d={`M190-40C190 14 ${x}-26 ${x} ${y - 4}`} className="thread thread-runs" />
      <g opacity={0.5}>
        <SkylineShape city={city} />
      </g>
      <path d={signal} className="fill-accent" />
      <g className="text-hue">
        <g transform="translate(8 68.8)scale(.8)">
          <PersonShape bust={left} />
        </g>
        <g transform="translate(121 68.8)scale(.8)">
          <PersonShape bust={right} />
        </g>
      </g>
      <g transform="translate(167 88)scale(.67)">
        <ThingShape id={thing} />
      </g>
    </svg>
  );
}
