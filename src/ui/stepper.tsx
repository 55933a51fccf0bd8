import { Icon } from "./icon.tsx";

/** A whole number changed one at a time: minus, the number, plus. */
export function Stepper({
  value,
  unit,
  min,
  max,
  less,
  more,
  onLess,
  onMore,
}: {
  value: number;
  unit: string;
  min: number;
  max: number;
  less: string;
  more: string;
  onLess: () => void;
  onMore: () => void;
}) {
  return (
    <div className="inline-flex items-center rounded-md border border-edge">
      <button type="button" className="bar-link" aria-label={less} disabled={value <= min} onClick={onLess}>
        <Icon name="minus" />
      </button>
      <output className="num min-w-20 text-center font-semibold" aria-live="polite">
        {value} {unit}
      </output>
      <button type="button" className="bar-link" aria-label={more} disabled={value >= max} onClick={onMore}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
