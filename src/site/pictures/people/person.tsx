import { type BustParts, busts } from "./busts.ts";

/** What a drawn person wears; the rest follows from it. */
export type Bust = keyof typeof busts;

/** Draws a person from the chest up, the clothes in the job's hue. Decorative: the name is beside it. */
export function Person({ bust, className = "size-16" }: { bust: Bust; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`rounded-[99px] bg-tint text-hue ${className}`} aria-hidden="true">
      <PersonShape bust={bust} />
    </svg>
  );
}

/** Draws the same person as a part of a larger picture, in a square of 64 whose lower edge cuts the chest. */
export function PersonShape({ bust }: { bust: Bust }) {
  const { skin, behind, clothes, detail, hair, hat, line }: BustParts = busts[bust];
  return (
    <>
      {behind && <path d={behind} className="fill-[#33272b]" />}
      <path d={clothes} fill="currentColor" />
      <path d="M26.5 36h11v8.5q0 5-5.5 5t-5.5-5z" fill={skin} />
      <path d="M26.5 39.5q5.5 4.5 11 0v3q-5.5 4-11 0z" opacity={0.16} />
      <path d="M22 25q0-12 10-12t10 12q0 16-10 16T22 25z" fill={skin} />
      {hair && <path d={hair} className="fill-[#33272b]" />}
      {detail && <path d={detail} className="fill-[#f4f6fb]" />}
      {hat && <path d={hat} className={bust === "hijab" ? "fill-hue" : "fill-accent"} />}
      <path d="M28 27.5v1.5m8-1.5v1.5" className="stroke-[#33272b]" strokeWidth={1.7} strokeLinecap="round" />
      <path
        d="M28.5 34.5q3.5 2.5 7 0"
        fill="none"
        className="stroke-[#33272b]"
        strokeWidth={1.3}
        strokeLinecap="round"
      />
      {line && <path d={line} fill="none" className="stroke-[#33272b]" strokeWidth={1.3} strokeLinecap="round" />}
    </>
  );
}
