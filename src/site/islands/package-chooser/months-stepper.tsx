import { happened } from "#client/state/store.ts";
import { maxMonths, minMonths } from "#shop/prices/months.ts";
import { Stepper } from "#ui/stepper.tsx";

export interface MonthsStepperProps {
  months: number;
  quiet?: boolean;
  words: { month: string; many: string; less: string; more: string };
}

/** For how many months the chosen package is bought. */
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
      onLess={() => happened("selectedPackage", { type: "month removed" })}
      onMore={() => happened("selectedPackage", { type: "month added" })}
    />
  );
}
