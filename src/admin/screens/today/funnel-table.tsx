import { languageTags } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { useLocale } from "../../words/locale.ts";
import type { FunnelRow, FunnelStep } from "./use-funnel-rows.ts";

interface FunnelTableProps {
  label: string;
  /** Heading of the first column. */
  first: string;
  steps: readonly FunnelStep[];
  rows: readonly FunnelRow[];
}

/** Renders the steps by the values of one dimension. */
export function FunnelTable({ label, first, steps, rows }: FunnelTableProps) {
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
