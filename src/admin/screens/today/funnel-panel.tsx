import { type FigureDimension, figureDimensions } from "#insight/figures/measures.ts";
import type { Funnel } from "#insight/figures/today-contract.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Table } from "#ui/table.tsx";
import { saveCsv, useCall, useLocale, useWords } from "../../kit/data.ts";
import { ChoiceFilter } from "../../kit/list.ts";
import { Loading, Panel, RefusalNote } from "../../kit/parts.ts";
import { productName } from "./product-name.ts";

interface FunnelPanelProps {
  days: string;
  /** What the address says. */
  by: string | undefined;
  onChange: (by: string) => void;
}

/** Renders the way from visits to paid orders: in all as bars, and by product, language or campaign as a table. */
export function FunnelPanel({ days, by: wanted, onChange }: FunnelPanelProps) {
  const { funnel: words } = useWords("admin-today");
  const by = figureDimensions.find((each) => each === wanted) ?? figureDimensions[0];
  const { data, refusal, refetch } = useCall("/admin/today/funnel", { days, by });
  const { steps, rows } = useFunnelRows(data);
  const locale = useLocale();
  const csv = () => {
    const head = [words.by[by], ...steps.map(({ label }) => label)];
    const lines = rows.map(({ label, counts }) => [label, ...steps.map(({ step }) => counts[step] ?? 0)]);
    saveCsv(words.title, [head, ...lines], locale);
  };
  return (
    <Panel
      title={words.title}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <ChoiceFilter
            label={words.split}
            value={by}
            options={figureDimensions.map((each) => ({ value: each, label: words.by[each] }))}
            onChange={onChange}
          />
          <Button kind="quiet" onClick={csv} disabled={!data}>
            <Icon name="download" className="size-4" />
            {words.csv}
          </Button>
        </div>
      }
    >
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={6} />}
      {data && (
        <div className="grid gap-5">
          <FunnelBars steps={steps} total={data.all} />
          <FunnelTable label={words.title} first={words.by[by]} steps={steps} rows={rows} />
          <p className="text-xs text-muted">{words.note}</p>
        </div>
      )}
    </Panel>
  );
}

/** Renders the steps as bars with the share of the step before; the table below has the same numbers. */
function FunnelBars({ steps, total }: { steps: readonly FunnelStep[]; total: FunnelRow["counts"] }) {
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

interface FunnelTableProps {
  label: string;
  /** Heading of the first column. */
  first: string;
  steps: readonly FunnelStep[];
  rows: readonly FunnelRow[];
}

/** Renders the steps by the values of one dimension. */
function FunnelTable({ label, first, steps, rows }: FunnelTableProps) {
  const locale = useLocale();
  return (
    <Table
      caption={label}
      head={[first, ...steps.map((step) => step.label)]}
      rows={rows.map(({ label: name, counts }) => [
        <span key="name" className="break-words">
          {name}
        </span>,
        ...steps.map(({ step }) => (
          <span key={step} className="num">
            {(counts[step] ?? 0).toLocaleString(languageTags[locale])}
          </span>
        )),
      ])}
    />
  );
}

type Step = keyof Funnel["all"];

interface FunnelStep {
  step: Step;
  label: string;
}

interface FunnelRow {
  label: string;
  counts: Funnel["all"];
}

const order: readonly Step[] = ["visits", "contacts", "orders", "paid"];

/** Returns the steps that the person may see, and the rows of the table with their names. */
function useFunnelRows(funnel: Funnel | undefined): { steps: FunnelStep[]; rows: FunnelRow[] } {
  const { funnel: words } = useWords("admin-today");
  if (!funnel) return { steps: [], rows: [] };
  const { all, values, more, rest } = funnel;
  const steps = order.filter((step) => all[step] !== undefined).map((step) => ({ step, label: words.steps[step] }));
  const nameOf: Record<FigureDimension, (value: string) => string> = {
    product: (value) => (value === "" ? words.noProduct : productName(value, words.products)),
    locale: (value) => words.languages[value as "id" | "en"] ?? value,
    campaign: (value) => (value === "" ? words.noCampaign : value),
  };
  const rows = values.map(({ value, ...counts }) => ({ label: nameOf[funnel.by](value), counts }));
  if (more > 0) rows.push({ label: fill(words.rest, { n: more }), counts: rest });
  return { steps, rows: [...rows, { label: words.total, counts: all }] };
}
