import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Figures, Today } from "#insight/figures/today-contract.ts";
import { formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { useLocale, useWords } from "../../kit/data.ts";
import { changeOf, halves } from "./changes.ts";

interface Figure {
  label: string;
  value: ReactNode;
  to?: string;
  tone?: "good" | "bad";
  /** What the value is compared with, or what is in it. */
  note?: ReactNode;
  spark?: readonly number[];
}

/** Renders the figures of the day in one strip, each with its change and a link to its list. */
export function FigureStrip({ today, days }: { today: Today; days: Figures | undefined }) {
  const { tiles: words } = useWords("admin-today");
  const figures = useFigures(today, days);
  if (figures.length === 0) return null;
  return (
    <ul className="figure-strip panel" aria-label={words.label}>
      {figures.map(({ label, value, to, tone, note, spark }) => (
        <li key={label} className="day-figure">
          <span className="day-figure-label">{to ? <Link to={to}>{label}</Link> : label}</span>
          <span className="day-figure-value num" data-tone={tone}>
            {value}
          </span>
          {note && <span className="day-figure-note">{note}</span>}
          {spark && <SparkBars values={spark} />}
        </li>
      ))}
    </ul>
  );
}

function useFigures({ leads, money, packages, jobs, subscribers, workspaces }: Today, days?: Figures): Figure[] {
  const { tiles: words } = useWords("admin-today");
  const locale = useLocale();
  const count = (value: number) => value.toLocaleString(languageTags[locale]);
  const change = (before: number, after: number, sentence: string) => {
    const share = changeOf(before, after);
    return share === undefined ? undefined : <Change share={share} sentence={sentence} />;
  };
  const late = leads ? leads.overdue + leads.longOverdue : 0;
  const ofPeriod = (values: readonly number[]) => {
    const [before, after] = halves(values);
    return { value: count(after.sum), spark: after.values, note: change(before.sum, after.sum, words.period) };
  };
  const all: (Figure | undefined | false)[] = [
    money && {
      label: words.money.label,
      value: formatShortRupiah(money.thisMonth, locale),
      to: "/orders?state=paid",
      note: (
        <>
          {change(money.lastMonthToDate, money.thisMonth, words.money.change) ?? words.money.none}
          <span className="block">
            {fill(words.money.revenue, { amount: formatShortRupiah(money.revenueThisMonth, locale) })}
          </span>
          {money.ofCustomers > 0 && (
            <span className="block">
              {fill(words.money.ofCustomers, { amount: formatShortRupiah(money.ofCustomers, locale) })}
            </span>
          )}
        </>
      ),
    },
    leads && {
      label: words.unanswered.label,
      value: count(leads.inTime + late),
      to: "/leads?state=new",
      ...(late > 0 && { tone: "bad" as const }),
      note:
        late > 0 ? (
          <span className="text-bad">{fill(words.unanswered.late, { n: count(late) })}</span>
        ) : (
          words.unanswered.fine
        ),
    },
    days?.leads && { label: words.leads.label, to: "/leads", ...ofPeriod(days.leads) },
    days?.orders && { label: words.orders.label, to: "/orders", ...ofPeriod(days.orders) },
    workspaces &&
      workspaces.preparing > 0 && {
        label: words.workspaces.label,
        value: count(workspaces.preparing),
        to: "/orders?workspace=preparing",
        ...(workspaces.late > 0 && { tone: "bad" as const }),
        note: fill(words.workspaces.late, { n: count(workspaces.late) }),
      },
    packages && {
      label: words.packages.label,
      value: count(packages.endingSoon),
      to: "/customers?package=active",
      note: fill(words.packages.grace, { n: count(packages.inGrace) }),
    },
    jobs && {
      label: words.system.label,
      value: jobs.failed > 0 ? fill(words.system.failed, { n: count(jobs.failed) }) : words.system.fine,
      to: "/jobs",
      tone: jobs.failed > 0 ? ("bad" as const) : ("good" as const),
      note: fill(words.system.retrying, { n: count(jobs.retrying) }),
    },
    subscribers && {
      label: words.subscribers.label,
      value: count(subscribers.confirmed),
      to: "/newsletter/subscribers",
      note: fill(words.subscribers.new, { n: count(subscribers.newThisMonth) }),
    },
  ];
  return all.filter((figure) => figure !== undefined && figure !== false).slice(0, 6);
}

/** Renders a change against an earlier period: its sign by a triangle, its colour and the number. */
function Change({ share, sentence }: { share: number; sentence: string }) {
  const locale = useLocale();
  const percent = new Intl.NumberFormat(languageTags[locale], {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const [sign, tone] = share > 0 ? ["▲", "text-good"] : share < 0 ? ["▼", "text-bad"] : ["", "text-muted"];
  return (
    <span className={tone}>
      <span aria-hidden="true">{sign} </span>
      {fill(sentence, { change: percent.format(share) })}
    </span>
  );
}

/** Renders values by day as small bars; decorative, as the chart below has the same numbers. */
function SparkBars({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  const step = 100 / Math.max(1, values.length);
  const bars = values.map((value, at) => {
    const height = value === 0 ? 0.8 : Math.max(2, (value / highest) * 20);
    return `M${at * step + step * 0.15} ${20 - height}h${step * 0.7}V20h${-step * 0.7}z`;
  });
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" className="day-figure-spark" aria-hidden="true">
      <path d={bars.join("")} />
    </svg>
  );
}
