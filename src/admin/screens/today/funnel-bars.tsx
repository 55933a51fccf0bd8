import { languageTags } from "#text/locales.ts";
import { useLocale } from "../../words/locale.ts";
import type { FunnelRow, FunnelStep } from "./use-funnel-rows.ts";

/** Renders the steps as bars with the share of the step before; the table below has the same numbers. */
export function FunnelBars({ steps, total }: { steps: readonly FunnelStep[]; total: FunnelRow["counts"] }) {
  const locale = useLocale();
  const percent = new Intl.NumberFormat(languageTags[locale], { style: "percent", maximumFractionDigits: 1 });
  const largest = Math.max(1, ...steps.map(({ step }) => total[step] ?? 0));
  return (
    <ol className="grid gap-2">
      {steps.map(({ step, label }, index) => {
        const value = total[step] ?? 0;
        const before = index > 0 ? (total[steps[index - 1]!.step] ?? 0) : 0;
        return (
          <li
            key={step}
            className="grid grid-cols-[8.5rem_1fr] items-center gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[11rem_1fr_8rem]"
          >
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
              <rect width="100" height="10" rx="1" className="fill-sunken" />
              <rect width={Math.max(0.4, (value / largest) * 100)} height="10" rx="1" className="fill-primary" />
            </svg>
            <span className="num col-start-2 sm:col-start-auto">
              {value.toLocaleString(languageTags[locale])}
              {before > 0 && <span className="ms-2 text-xs text-muted">{percent.format(value / before)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
