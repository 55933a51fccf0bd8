import { textWidth } from "./vignette-frame.tsx";

/** Renders a detected object's box with its label on top. `warm` highlights the one to check. */
export function DetectionBox({
  x,
  y,
  width,
  height,
  text,
  warm = false,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  warm?: boolean;
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        strokeWidth={2}
        className={warm ? "stroke-accent" : "stroke-primary"}
      />
      <rect
        x={x - 1}
        y={y - 18}
        width={textWidth(text, 12) + 10}
        height={18}
        className={warm ? "fill-accent" : "fill-primary"}
      />
      <text
        x={x + 4}
        y={y - 5}
        fontSize={12}
        fontWeight={600}
        {...(warm ? { fill: "#0b172b" } : { className: "fill-on-primary" })}
      >
        {text}
      </text>
    </>
  );
}
