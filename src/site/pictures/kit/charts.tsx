import { kawungDot } from "../../illustrations/kawung.tsx";

export interface Series {
  values: readonly number[];
  /** Whether it is drawn in grey, as what the other one is compared to. */
  quiet?: boolean;
}

const [width, height] = [400, 140];
const round = (value: number) => Math.round(value * 10) / 10;

/** Renders lines over the same axis from 0; `signal` is the index of the point that stands out in the first series. */
export function LineChart({
  series,
  labels,
  signal,
}: {
  series: readonly Series[];
  labels?: readonly string[] | undefined;
  signal?: number | undefined;
}) {
  const top = Math.max(...series.flatMap(({ values }) => values)) * 1.08;
  const point = (values: readonly number[], index: number) => [
    round((index * width) / (values.length - 1)),
    round(height - ((values[index] ?? 0) * height) / top),
  ];
  const first = series[0]?.values ?? [];
  const [x, y] = signal === undefined ? [] : point(first, signal);
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} className="pic-plot" aria-hidden="true">
        {[0, 1, 2].map((line) => (
          <line key={line} x1="0" x2={width} y1={(height * line) / 2} y2={(height * line) / 2} />
        ))}
        {series.map(({ values, quiet }, index) => (
          <polyline
            key={index}
            data-quiet={quiet ? "" : undefined}
            points={values.map((_, at) => point(values, at).join(" ")).join(" ")}
          />
        ))}
        {x !== undefined && <circle cx={x} cy={y} r="6" data-signal="" />}
      </svg>
      <Axis labels={labels} />
    </div>
  );
}

/** Renders columns from 0; `signal` is the index of the one that stands out, `quiet` those drawn in grey. */
export function Columns({
  values,
  labels,
  signal,
  quiet = [],
}: {
  values: readonly number[];
  labels?: readonly string[] | undefined;
  signal?: number | undefined;
  quiet?: readonly number[];
}) {
  const top = Math.max(...values);
  const step = width / values.length;
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} className="pic-plot" aria-hidden="true">
        {values.map((value, index) => {
          const tall = round((value * height) / top);
          return (
            <rect
              key={index}
              x={round(index * step + step * 0.14)}
              y={round(height - tall)}
              width={round(step * 0.72)}
              height={tall}
              rx="2"
              data-signal={index === signal ? "" : undefined}
              data-quiet={quiet.includes(index) ? "" : undefined}
            />
          );
        })}
      </svg>
      <Axis labels={labels} />
    </div>
  );
}

function Axis({ labels }: { labels?: readonly string[] | undefined }) {
  if (!labels) return null;
  return (
    <div className="pic-axis">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

interface PetalRowProps {
  /** One petal for each value from 0 to 1. */
  values: readonly number[];
  /** The index of the petal that is the signal. */
  signal?: number | undefined;
  className?: string;
}

/** Renders values as a row of petals, the size of each being its value. */
export function PetalRow({ values, signal, className = "h-4 w-auto" }: PetalRowProps) {
  const petal = (value: number, index: number) => kawungDot(index * 10 + 5, 5, 1.4 + value * 4.6);
  return (
    <svg viewBox={`0 0 ${values.length * 10} 10`} className={className} aria-hidden="true">
      <path className="fill-hue" d={values.map((value, i) => (i === signal ? "" : petal(value, i))).join("")} />
      {signal !== undefined && <path className="fill-accent" d={petal(values[signal]!, signal)} />}
    </svg>
  );
}
