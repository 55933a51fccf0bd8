import { Link } from "react-router";
import type { Figures } from "#insight/figures/today-contract.ts";
import { nearestRupiah } from "#money/rupiah.ts";
import { formatRupiah, formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useCall, useLocale, useMay, useMe, useWords } from "../../kit/data.ts";
import { useUrlFilters } from "../../kit/list.ts";
import { Loading, Panel, RefusalNote, Screen, TimeChart, When } from "../../kit/parts.ts";
import { greetingAt } from "./changes.ts";
import { FigureStrip } from "./figure-strip.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { PeriodChoice, periodOf } from "./period-choice.tsx";
import "./today.css";
import { productName } from "./product-name.ts";
import { TurnList, useAge } from "./turn-list.tsx";
import type { Turn } from "./turns.ts";
import { useTurns } from "./use-turns.ts";

/** Renders the home screen: what waits for the person, the figures of the day, and how the business develops. */
export default function TodayScreen() {
  const words = useWords("admin-today");
  const [filters, setFilters] = useUrlFilters(["days", "by"]);
  const days = periodOf(filters.days);
  const { data: today, refusal, refetch } = useCall("/admin/today");
  // Two periods of 30 days are compared.
  const { data: figures } = useCall("/admin/today/figures", { days: "90" });
  const turns = useTurns(today);
  return (
    <Screen title={words.title} {...useGreeting(turns)} actions={turns?.[0] && <Start turn={turns[0]} />}>
      {refusal && <RefusalNote refusal={refusal} onRetry={refetch} />}
      {today && <FigureStrip today={today} days={figures} />}
      <div className="today-columns">
        <Panel
          title={words.turns.title}
          actions={<span className="text-sm text-muted">{words.turns.order}</span>}
          flush
        >
          {turns ? <TurnList turns={turns} /> : !refusal && <Loading lines={6} />}
        </Panel>
        <div className="stack">
          <MoneyPanel figures={figures} />
          <RecentPanel />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{words.development}</h2>
        <PeriodChoice days={days} onChange={(chosen) => setFilters({ days: chosen })} />
      </div>
      <Charts days={days} />
      <FunnelPanel days={days} by={filters.by} onChange={(by) => setFilters({ by })} />
    </Screen>
  );
}

/** Returns what greets the person: how many things wait for them, and since when the oldest does. */
function useGreeting(turns: readonly Turn[] | undefined): { heading?: string; lead?: string } {
  const { head, greetings } = useWords("admin-today");
  const { name } = useMe();
  const locale = useLocale();
  const ageOf = useAge();
  if (!turns) return {};
  const now = new Date();
  const sentence = turns.length === 0 ? head.none : turns.length === 1 ? head.one : head.many;
  const greeting = greetings[greetingAt(now)];
  const weekday = new Intl.DateTimeFormat(languageTags[locale], { weekday: "long", timeZone: "Asia/Jakarta" });
  const day = `${weekday.format(now)}, ${formatDay(jakartaDay(now), locale)}.`;
  return {
    heading: fill(sentence, { greeting, name: name.split(" ")[0]!, n: turns.length }),
    lead: turns[0] ? `${day} ${fill(head.oldest, { age: ageOf(turns[0].at) })}` : day,
  };
}

function Start({ turn }: { turn: Turn }) {
  const { head } = useWords("admin-today");
  return (
    <Link to={turn.to} className="btn btn-primary">
      {head.start}
      <kbd className="kbd max-md:hidden">↵</kbd>
    </Link>
  );
}

/** Renders leads, orders, money in and revenue by day. */
function Charts({ days }: { days: string }) {
  const { charts: words } = useWords("admin-today");
  const locale = useLocale();
  const { data, refusal, refetch } = useCall("/admin/today/figures", { days });
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading lines={6} />;
  const count = (value: number) => value.toLocaleString(languageTags[locale]);
  const { leads, orders, paid, received, refunded, revenue } = data;
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
            label={words.money}
            kind="bars"
            sameScale
            days={data.days}
            series={[
              { label: words.received, values: received },
              { label: words.refunded, values: refunded },
            ]}
            format={(value) => formatRupiah(nearestRupiah(value), locale)}
            formatAxis={(value) => formatShortRupiah(nearestRupiah(value), locale)}
          />
        </div>
      )}
      {revenue && (
        <div className="panel p-4">
          <TimeChart
            label={words.revenue}
            kind="bars"
            days={data.days}
            series={[{ label: words.revenue, values: revenue }]}
            format={(value) => formatRupiah(nearestRupiah(value), locale)}
            formatAxis={(value) => formatShortRupiah(nearestRupiah(value), locale)}
          />
        </div>
      )}
    </div>
  );
}

/** Days of the chart beside the list. */
const recentDays = 30;

/** Renders the money that came in by day, beside what waits. */
function MoneyPanel({ figures }: { figures: Figures | undefined }) {
  const { charts: words } = useWords("admin-today");
  const locale = useLocale();
  if (!figures?.received) return null;
  return (
    <div className="panel p-4">
      <TimeChart
        label={words.recentMoney}
        kind="bars"
        days={figures.days.slice(-recentDays)}
        series={[{ label: words.received, values: figures.received.slice(-recentDays) }]}
        format={(value) => formatRupiah(nearestRupiah(value), locale)}
        formatAxis={(value) => formatShortRupiah(nearestRupiah(value), locale)}
      />
    </div>
  );
}

const rows = 6;

/** Renders the newest leads and orders, as they come in. */
function RecentPanel() {
  const { recent: words, funnel } = useWords("admin-today");
  const { states } = useWords("admin-orders");
  const may = useMay();
  const locale = useLocale();
  const query = { limit: String(rows) };
  const leads = useCall(may("leads", "read") ? "/admin/leads" : undefined, {
    ...query,
    sort: "received",
    direction: "newest",
  });
  const orders = useCall(may("orders", "read") ? "/admin/orders" : undefined, query);
  if (!may("leads", "read") && !may("orders", "read")) return null;
  const recent = [
    ...(leads.data ?? []).map(({ id, name, product, received_at }) => ({
      at: received_at,
      to: `/leads/${id}`,
      title: words.lead,
      text: `${name}, ${productName(product, funnel.products)}`,
    })),
    ...(orders.data ?? []).map(({ id, number, state, total, placed_at }) => ({
      at: placed_at,
      to: `/orders/${id}`,
      title: states[state],
      text: `${number}, ${formatRupiah(total, locale)}`,
    })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, rows);
  return (
    <Panel title={words.title}>
      {recent.length === 0 && !leads.isLoading && !orders.isLoading && (
        <p className="text-sm text-muted">{words.none}</p>
      )}
      <ul className="recent">
        {recent.map(({ at, to, title, text }) => (
          <li key={to}>
            <Link to={to} className="recent-link">
              <span className="recent-text">
                <strong>{title}</strong> {text}
              </span>
              <span className="recent-at">
                <When date={at} relative />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
