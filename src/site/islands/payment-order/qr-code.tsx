import { useMemo } from "react";
import { encode } from "uqr";

/** A QR code as one path of an SVG, dark on white in every theme so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-72 rounded-md border border-line bg-[#fff] fill-[#000]"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size, path };
}
