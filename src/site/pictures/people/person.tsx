/** What a drawn person wears; the rest follows from it. */
export type Bust = "hijab" | "peci" | "helmet" | "labcoat" | "batik" | "glasses" | "bun" | "cap";

const shoulders = "M8 64c0-14 10-20 24-20s24 6 24 20z";
const hair: Record<Bust, string> = {
  hijab:
    "M32 8c-12 0-17 9-17 20 0 12 3 20 6 24h22c3-4 6-12 6-24 0-11-5-20-17-20zm0 8c7 0 10 5 10 12s-4 12-10 12-10-5-10-12 3-12 10-12z",
  peci: "M19 20l2-12h22l2 12z",
  helmet: "M15 24c0-11 7-17 17-17s17 6 17 17h3v3H12v-3z",
  labcoat: "M21 24c-1-10 4-14 11-14s12 4 11 14c-3-6-6-7-11-7s-8 1-11 7z",
  batik: "M20 26c-2-11 4-17 12-17s14 6 12 17c-2-7-5-9-12-9s-10 2-12 9z",
  glasses: "M20 25c-2-10 4-16 12-16s14 6 12 16c-2-8-18-9-24 0z",
  bun: "M32 3a5 5 0 0 1 5 6c6 2 8 9 7 17-3-7-6-9-12-9s-9 2-12 9c-1-8 1-15 7-17a5 5 0 0 1 5-6z",
  cap: "M19 21c0-8 5-12 13-12s13 4 13 12l8 3v2H19z",
};

/** Draws a person from the chest up, in two tones of the job's hue. */
export function Person({ bust, className = "size-16" }: { bust: Bust; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`rounded-[99px] bg-tint text-hue ${className}`} aria-hidden="true">
      <path d={shoulders} fill="currentColor" />
      <path d="M26 36h12v10a6 6 0 0 1-12 0z" className="fill-[#b97a56]" />
      <ellipse cx="32" cy="28" rx="11" ry="13" className="fill-[#d49a72]" />
      <path d={hair[bust]} className={bust === "hijab" || bust === "helmet" ? "fill-accent" : "fill-[#20242e]"} />
      {bust === "glasses" && (
        <path
          d="M23 28a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0m-2 0h2"
          fill="none"
          stroke="#20242e"
          strokeWidth="1.5"
        />
      )}
      {bust === "labcoat" && <path d="M22 47l10 12 10-12 8 17H14z" className="fill-surface" />}
      {bust === "batik" && (
        <path
          d="M20 52q4 0 4 4q-4 0-4-4m24 0q-4 0-4 4q4 0 4-4M32 54q4 0 4 4q-4 0-4-4m-8 6q4 0 4 4q-4 0-4-4m16 0q4 0 4 4q-4 0-4-4"
          className="fill-accent"
        />
      )}
    </svg>
  );
}
