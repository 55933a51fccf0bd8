import { kawungDot } from "../../illustrations/kawung.tsx";

/**
 * Renders the beds of wards: one figure a bed, wide when it is taken (`x`), small when free (`o`), turmeric for the one
 * that has just become free (`!`).
 */
export function WardBeds({ wards }: { wards: readonly (readonly [name: string, beds: string])[] }) {
  const path = (beds: string, state: string, reach: number) =>
    [...beds].map((bed, index) => (bed === state ? kawungDot(index * 10 + 5, 5, reach) : "")).join("");
  return (
    <div className="grid grid-cols-[max-content_1fr] items-center gap-x-4 gap-y-2">
      {wards.map(([name, beds]) => (
        <div key={name} className="contents">
          <span>{name}</span>
          <svg viewBox={`0 0 ${beds.length * 10} 10`} className="w-full" aria-hidden="true">
            <path d={path(beds, "x", 6.2)} className="fill-hue" />
            <path d={path(beds, "o", 2.4)} className="fill-faint" />
            <path d={path(beds, "!", 6.8)} className="fill-accent" />
          </svg>
        </div>
      ))}
    </div>
  );
}
