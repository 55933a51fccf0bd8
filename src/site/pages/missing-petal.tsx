import { kawungDot } from "../illustrations/kawung.tsx";

const [columns, rows] = [9, 5];
const missing = { column: 6, row: 2 };

/** Draws a field of petals of which one is missing: its place is marked in turmeric. */
export function MissingPetal({ className = "" }: { className?: string }) {
  let field = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (column !== missing.column || row !== missing.row)
        field += kawungDot(column * 10 + 5, row * 10 + 5, 2.4 + (((column * 7 + row * 5) % 9) / 9) * 3.6);
  return (
    <svg viewBox={`0 0 ${columns * 10} ${rows * 10}`} className={className} aria-hidden="true">
      <path d={field} className="fill-primary" />
      <circle
        cx={missing.column * 10 + 5}
        cy={missing.row * 10 + 5}
        r="5"
        className="thread"
        strokeWidth="0.6"
        strokeDasharray="1 1.4"
      />
    </svg>
  );
}
