import { Link } from "react-router";
import type { Figures } from "#insight/figures/figures-view.ts";
import type { Today } from "#insight/figures/today-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMe } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { greetingAt } from "./changes.ts";
import { Charts, RevenuePanel } from "./charts.tsx";
import { FigureStrip } from "./figure-strip.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { PeriodChoice, periodOf } from "./period-choice.tsx";
import { RecentPanel } from "./recent-panel.tsx";
import "./today.css";
import { TurnList, useAge } from "./turn-list.tsx";
import type { Turn } from "./turns.ts";
import { useTurns } from "./use-turns.ts";

/** Renders the home screen: what waits for the person, the figures of the day, and how the business develops. */
export default function TodayScreen() {
  const words = useWords("admin-today");
  const [filters, setFilters] = useUrlFilters(["days", "by"]);
  const days = periodOf(filters.days);
  const { data: today, refusal, refetch } = useCall<Today>("/admin/today");
  // Two periods of 30 days are compared.
  const { data: figures } = useCall<Figures>("/admin/today/figures", { days: "90" });
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
          <RevenuePanel figures={figures} />
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
