import type { ReportView } from "#growth/campaigns/report-view.ts";
import { formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { TimeChart } from "../../../charts/time-chart.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { useReportFormat } from "./use-report-format.ts";

/** Renders revenue beside cost and leads beside visits, by day; each chart has its numbers as a table. */
export function ReportCharts({ days: { days, revenue, cost, visits, leads } }: { days: ReportView["days"] }) {
  const { charts: words } = useWords("admin-campaigns").report;
  const { count, money } = useReportFormat();
  const locale = useLocale();
  const shortMoney = (value: number) => formatShortRupiah(value, locale);
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <div className="panel p-4">
        <TimeChart
          label={words.money}
          kind="bars"
          sameScale
          days={days}
          series={[
            { label: words.revenue, values: revenue },
            { label: words.cost, values: cost },
          ]}
          format={money}
          formatAxis={shortMoney}
        />
      </div>
      <div className="panel p-4">
        <TimeChart
          label={words.people}
          kind="bars"
          days={days}
          series={[
            { label: words.visits, values: visits },
            { label: words.leads, values: leads },
          ]}
          format={count}
        />
      </div>
    </div>
  );
}
