import type { CustomerMark as MarkId } from "#content/kinds/shared/drawings.ts";

/** Marks of 36 by 36: what is filled, and lines of 3 that are drawn over it in the colour of the ground or of the text. */
const marks: Record<MarkId, { fill?: string; cut?: string; line?: string }> = {
  // Slopes below a coffee cherry.
  hill: { fill: "M3 31L14 11l7 12 4-6 8 14zM26 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8z" },
  // A stepped temple with its gate.
  temple: { fill: "M16 4h4v5h4v6h4v6h4v11H22v-6q0-4-4-4t-4 4v6H4V21h4v-6h4V9h4z" },
  // The sun over the terraces of a valley.
  valley: { fill: "M18 5a6 6 0 1 1 0 12 6 6 0 1 1 0-12z", line: "M3 18q15 12 30 0M6 25q12 9 24 0M11 31q7 4 14 0" },
  // A cross over the water of a bay.
  bay: { fill: "M14.5 3h7v6.5H28v7h-6.5V23h-7v-6.5H8v-7h6.5z", line: "M3 30q5-5 10 0t10 0 10 0" },
  // Four glazed tiles, one turned.
  tile: { fill: "M4 4h13v13H4zM19 19h13v13H19zM4 19h13v13H4zM25.5 2.5l8 8-8 8-8-8z", cut: "M10.5 10.5v0" },
  // Crowns of trees on one stem.
  forest: { fill: "M18 3l8 10h-4l7 9h-4l6 8H5l6-8H7l7-9h-4z", cut: "M18 18v13" },
};

/** Draws the mark of a sample customer in the colour of the text. Decorative: the name is beside it. */
export function CustomerMark({ id, className = "size-9" }: { id: MarkId; className?: string }) {
  const { fill, cut, line } = marks[id];
  return (
    <svg viewBox="0 0 36 36" className={className} fill="none" strokeWidth={3} strokeLinecap="round" aria-hidden="true">
      {fill && <path d={fill} fill="currentColor" />}
      {cut && <path d={cut} className="stroke-ground" />}
      {line && <path d={line} stroke="currentColor" />}
    </svg>
  );
}
