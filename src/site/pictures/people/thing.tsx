/** Six objects of the stories, each `[body, detail, signal]`, 48 by 48. */
const things = {
  bottle: ["M19 9h10v7q7 3 7 11v17H12V27q0-8 7-11z", "M15 29h18v10H15z", "M18 3h12v5H18z"],
  "id-card": ["M4 11h40v27H4z", "M8 16h18v2H8zm0 5h22v2H8zm0 5h20v2H8zm0 5h16v2H8z", "M33 16h8v12h-8z"],
  carton: [
    "M6 16l18-7 18 7v22l-18 7-18-7z",
    "M6 16l18 7 18-7v2l-18 7-18-7z",
    "M21 12l3-1 6 2-3 1.2zM28 31l8-3v5l-8 3z",
  ],
  rice: [
    "M23 46q-1-20 1-34l2 .3q-2 14-1 33.7z",
    "M24 20q-9 0-10-9q9 0 10 9m1 10q-9 0-10-9q9 0 10 9m0 10q-9 0-10-9q9 0 10 9",
    "M26 18q9 0 10-9q-9 0-10 9m0 10q9 0 10-9q-9 0-10 9m0 10q9 0 10-9q-9 0-10 9",
  ],
  truck: [
    "M3 12h25v23H3zm27 7h9l6 8v8H30z",
    "M33 22h5l4 5h-9z",
    "M7 36a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0m25 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0",
  ],
  meter: ["M8 6h32v36H8z", "M12 10h24v9H12z", "M24 38a8 8 0 1 1 0-16 8 8 0 1 1 0 16m0-2.5l3-7-3.5 1-2.5 3z"],
} as const;
export type ThingId = keyof typeof things;

/** Draws an object in the job's hue with one part in turmeric. Decorative. */
export function Thing({ id, className = "size-12" }: { id: ThingId; className?: string }) {
  const [body, detail, signal] = things[id];
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path d={body} className="fill-hue" />
      <path d={detail} className="fill-tint" />
      <path d={signal} className="fill-accent" />
    </svg>
  );
}
