import type { Funnel } from "#insight/figures/figures-view.ts";
import { figureDimensions } from "#insight/figures/measures.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveCsv } from "../../data/download.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { ChoiceFilter } from "../../list/choice-filter.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { FunnelBars } from "./funnel-bars.tsx";
import { FunnelTable } from "./funnel-table.tsx";
import { useFunnelRows } from "./use-funnel-rows.ts";

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
  const { data, refusal, refetch } = useCall<Funnel>("/admin/today/funnel", { days, by });
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
