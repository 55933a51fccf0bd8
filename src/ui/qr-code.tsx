import { useMemo } from "react";
import { encode } from "uqr";

/** Renders a QR code as one path of an SVG, dark on white in every theme so that every camera reads it. */
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

/** Pixels of one module in the picture: large enough for any scanner that reads from the gallery. */
const scale = 12;

/** Returns the same code as the text of an SVG file, for print. */
export function qrSvg(text: string): string {
  const { size, path } = draw(text);
  const box = `viewBox="0 0 ${size} ${size}" width="${size * scale}" height="${size * scale}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

/** Returns the same code as a PNG, for wallets that read a picture from the phone's gallery. */
export async function qrPicture(text: string): Promise<Blob | null> {
  const { size, path } = draw(text);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = "#000";
  context.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size, path };
}
