import { Icon } from "./icon.tsx";

/**
 * A whole number changed one at a time: minus, the number, plus. At an end its button stays where it is and ignores the
 * press, since a disabled one would lose the focus.
 */
export function Stepper({
  value,
  unit,
  min,
  max,
  less,
  more,
  onLess,
  onMore,
  quiet = false,
}: {
  value: number;
  unit: string;
  min: number;
  max: number;
  less: string;
  more: string;
  onLess: () => void;
  onMore: () => void;
  /** The page says itself what the number has become. */
  quiet?: boolean;
}) {
  return (
    <div className="inline-flex items-center rounded-md border border-edge">
      <StepButton label={less} icon="minus" ended={value <= min} onPress={onLess} />
      <output className="num min-w-20 text-center font-semibold" aria-live={quiet ? "off" : "polite"}>
        {value} {unit}
      </output>
      <StepButton label={more} icon="plus" ended={value >= max} onPress={onMore} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: "minus" | "plus";
  ended: boolean;
  onPress: () => void;
}

function StepButton({ label, icon, ended, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`bar-link ${ended ? "cursor-not-allowed opacity-45" : ""}`}
      aria-label={label}
      aria-disabled={ended}
      onClick={ended ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
