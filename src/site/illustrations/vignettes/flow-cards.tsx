import { Chip, Panel } from "./vignette-frame.tsx";

/** Renders a source of data: a mark of 24 x 24, a name and a figure, 54 units high. */
export function SourceCard({
  x,
  y,
  width,
  mark,
  name,
  value,
}: {
  x: number;
  y: number;
  width: number;
  mark: string;
  name: string;
  value: string;
}) {
  return (
    <>
      <Panel x={x} y={y} width={width} height={54} />
      <Mark x={x + 11} y={y + 15} path={mark} />
      <text x={x + 45} y={y + 23} fontSize={12} className="fill-muted">
        {name}
      </text>
      <text x={x + 45} y={y + 41} fontSize={14} fontWeight={600} className="fill-ink num">
        {value}
      </text>
    </>
  );
}

/** Renders the result: a raised card across the bottom of the sheet, with a mark, the decision, and its figures. */
export function OutcomeCard({
  mark,
  words: [title, about, state],
  facts,
}: {
  mark: string;
  words: readonly [title: string, about: string, state: string];
  facts: readonly [value: string, text: string][];
}) {
  return (
    <>
      <Panel x={16} y={272} width={448} height={98} raised />
      <circle cx={50} cy={303} r={19} className="fill-primary-soft" />
      <Mark x={38} y={291} path={mark} />
      <text x={80} y={299} fontSize={15} fontWeight={600} className="fill-ink">
        {title}
      </text>
      <text x={80} y={318} className="fill-muted">
        {about}
      </text>
      <Chip x={452} y={288} text={state} tone="good" end />
      <path d="M17 334h446" className="stroke-line" />
      <text x={32} y={357} className="fill-muted">
        {facts.map(([value, text], i) => (
          <tspan key={text} dx={i ? 22 : undefined}>
            <tspan fontWeight={600} className="fill-ink num">
              {value}
            </tspan>{" "}
            {text}
          </tspan>
        ))}
      </text>
    </>
  );
}

function Mark({ x, y, path }: { x: number; y: number; path: string }) {
  return (
    <path
      d={path}
      transform={`translate(${x} ${y})`}
      fill="none"
      strokeWidth={1.6}
      strokeLinejoin="round"
      strokeLinecap="round"
      className="stroke-primary"
    />
  );
}
