import { kawungDot } from "../../illustrations/kawung.tsx";

interface PetalRowProps {
  /** One petal for each value from 0 to 1. */
  values: readonly number[];
  /** The index of the petal that is the signal. */
  signal?: number;
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
