import { Icon } from "./icon.tsx";

/**
 * Renders a whole number changed by one: minus, the number, plus. At the minimum or maximum the button stays enabled
 * and ignores presses, since a disabled one would lose the focus.
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
  /** The page announces the new number elsewhere. */
  quiet?: boolean | undefined;
}) {
  return (
    <div className="inline-flex items-center rounded-md border border-edge">
      <StepButton label={less} icon="minus" atLimit={value <= min} onPress={onLess} />
      <output className="num min-w-20 text-center font-semibold" aria-live={quiet ? "off" : "polite"}>
        {`${value} ${unit}`}
      </output>
      <StepButton label={more} icon="plus" atLimit={value >= max} onPress={onMore} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: "minus" | "plus";
  atLimit: boolean;
  onPress: () => void;
}

function StepButton({ label, icon, atLimit, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`bar-link ${atLimit ? "cursor-not-allowed opacity-45" : ""}`}
      aria-label={label}
      aria-disabled={atLimit}
      onClick={atLimit ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
