import { monthChoices } from "#catalogue/months.ts";

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
