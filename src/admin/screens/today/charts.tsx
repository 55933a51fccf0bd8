import type { Figures } from "#insight/figures/figures-view.ts";
import { formatRupiah, formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { languageTags } from "#text/locales.ts";
import { TimeChart } from "../../charts/time-chart.tsx";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** Leads, orders and revenue by day. */
export function Charts({ days }: { days: string }) {
  const { charts: words } = useWords("admin-today");
  const locale = useLocale();
  const { data, refusal, refetch } = useCall<Figures>("/admin/today/figures", { days });
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading lines={6} />;
  const count = (value: number) => value.toLocaleString(languageTags[locale]);
  const { leads, orders, paid, received, refunded } = data;
  if (!leads && !orders) return null;
  return (
    <div className="chart-grid">
      {leads && (
        <div className="panel p-4">
          <TimeChart
            label={words.leads}
            kind="bars"
            days={data.days}
            series={[{ label: words.leads, values: leads }]}
            format={count}
          />
        </div>
      )}
      {orders && paid && (
        <div className="panel p-4">
          <TimeChart
            label={words.orders}
            kind="bars"
            sameScale
            days={data.days}
            series={[
              { label: words.placed, values: orders },
              { label: words.paid, values: paid },
            ]}
            format={count}
          />
        </div>
      )}
      {received && refunded && (
        <div className="panel p-4">
          <TimeChart
            label={words.revenue}
            kind="bars"
            sameScale
            days={data.days}
            series={[
              { label: words.received, values: received },
              { label: words.refunded, values: refunded },
            ]}
            format={(value) => formatRupiah(value, locale)}
            formatAxis={(value) => formatShortRupiah(value, locale)}
          />
        </div>
      )}
    </div>
  );
}

/** Days of the chart beside the list. */
const recentDays = 30;

/** Renders the money received by day, beside what waits. */
export function RevenuePanel({ figures }: { figures: Figures | undefined }) {
  const { charts: words } = useWords("admin-today");
  const locale = useLocale();
  if (!figures?.received) return null;
  return (
    <div className="panel p-4">
      <TimeChart
        label={words.recentRevenue}
        kind="bars"
        days={figures.days.slice(-recentDays)}
        series={[{ label: words.received, values: figures.received.slice(-recentDays) }]}
        format={(value) => formatRupiah(value, locale)}
        formatAxis={(value) => formatShortRupiah(value, locale)}
      />
    </div>
  );
}
