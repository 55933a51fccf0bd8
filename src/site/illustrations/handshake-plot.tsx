import { kawungDot } from "./kawung.tsx";

/**
 * Renders two halves of a batik that meet: the partner's figures grow towards the middle from one side, ours from the
 * other, and the shared one has the warm colour.
 */
export function HandshakePlot({ left, right }: { left: string; right: string }) {
  const columns = 11;
  let ours = "";
  let theirs = "";
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < columns; column++) {
      const near = 1 - Math.abs(column - 5) / 6;
      const level = 1 - Math.abs(row - 3) / 5;
      const shape = kawungDot(column * 40 + 40, row * 40 + 50, 4 + near * level * 20);
      if (column < 5 || (column === 5 && row % 2)) theirs += shape;
      else if (column !== 5 || row !== 2) ours += shape;
    }
  return (
    <svg
      viewBox="0 0 480 384"
      className="h-auto w-full max-sm:text-[18px] max-[22.5rem]:text-[22px]"
      aria-hidden="true"
      fontSize={16}
      fontWeight={600}
    >
      <path d={theirs} className="meets meets-end fill-faint" />
      <path d={ours} className="meets fill-primary" />
      <path d={kawungDot(240, 130, 24)} className="fill-accent" />
      <text x={30} y={360} className="fill-muted">
        {left}
      </text>
      <text x={450} y={360} textAnchor="end" className="fill-primary">
        {right}
      </text>
    </svg>
  );
}
