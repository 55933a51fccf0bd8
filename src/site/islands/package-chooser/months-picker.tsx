import { monthChoices } from "#catalogue/months.ts";
import { dispatch } from "#client/state/store.ts";
import { maxMonths, minMonths } from "#shop/prices/months.ts";
import { Stepper } from "#ui/stepper.tsx";

interface MonthPicksProps {
  label: string;
  months: number;
  words: { month: string; many: string };
  onPick: (months: number) => void;
}

/** Buttons for the usual lengths of a subscription. */
export function MonthPicks({ label, months, words, onPick }: MonthPicksProps) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {monthChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="segment"
          aria-pressed={choice === months}
          onClick={() => onPick(choice)}
        >
          {`${choice} ${choice === 1 ? words.month : words.many}`}
        </button>
      ))}
    </fieldset>
  );
}

interface MonthsStepperProps {
  months: number;
  quiet?: boolean | undefined;
  words: { month: string; many: string; less: string; more: string };
}

/** Renders the number of months for which the chosen package is bought, changed one by one. */
export function MonthsStepper({ months, quiet, words }: MonthsStepperProps) {
  return (
    <Stepper
      value={months}
      unit={months === 1 ? words.month : words.many}
      min={minMonths}
      max={maxMonths}
      quiet={quiet}
      less={words.less}
      more={words.more}
      onLess={() => dispatch("selectedPackage", { type: "month removed" })}
      onMore={() => dispatch("selectedPackage", { type: "month added" })}
    />
  );
}
