import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { magnitude, zero } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { workingDaysBetween } from "#time/working-days.ts";
import { Button } from "#ui/button.tsx";
import { useKeys, useLocale, useWords } from "../../kit/data.ts";
import { useHeldLists, useInUse, WaitingNote } from "../../kit/list.ts";
import { Avatar, Empty, PartBadge, ProductBadge, relativeTime } from "../../kit/parts.ts";
import { productName } from "./product-name.ts";
import type { Turn } from "./turns.ts";

/** Rows that are shown at first. */
const firstRows = 8;

/** Working days that an answer may take. */
const promisedDays = 1;

/**
 * Renders what waits for the person, the oldest first. Arrow keys move the focus from row to row; Enter opens the row
 * with the focus, or the oldest one while none has it.
 */
export function TurnList(props: { turns: readonly Turn[] }) {
  const { turns: words } = useWords("admin-today");
  const { keys } = useWords("admin");
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const holds = useInUse(list);
  const held = useHeldLists([props.turns], { idOf: keyOf, holds, listKey: "turns" });
  const { rows: turns, waiting } = held.lists[0]!;
  const [all, setAll] = useState(false);
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>(".turn") ?? [])];
  const move = (step: number) => {
    const at = links().indexOf(document.activeElement as HTMLAnchorElement);
    // While none has the focus the first row is the marked one.
    const to = Math.min(Math.max(0, Math.max(0, at) + step), links().length - 1);
    links()[to]?.focus();
  };
  const openFirst = () => turns[0] && void navigate(turns[0].to);
  const [next, previous] = [() => move(1), () => move(-1)];
  useKeys(
    { j: next, k: previous, ArrowDown: next, ArrowUp: previous, Enter: openFirst },
    { label: words.title, names: { j: keys.next, k: keys.previous, Enter: keys.open }, enabled: turns.length > 0 },
  );
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Home") links()[0]?.focus();
    else if (event.key === "End") links().at(-1)?.focus();
    else return;
    event.preventDefault();
  };
  if (turns.length === 0)
    return (
      <Empty
        part="today"
        title={words.empty.title}
        action={
          <Link to="/leads" className="link">
            {words.empty.action}
          </Link>
        }
      >
        {words.empty.body}
      </Empty>
    );
  const shown = all ? turns : turns.slice(0, firstRows);
  return (
    <>
      <ul ref={list} className="turns" onKeyDown={onKey}>
        {shown.map((turn) => (
          <TurnRow key={keyOf(turn)} turn={turn} />
        ))}
      </ul>
      <p className="turns-foot">
        <span className="max-md:hidden">{words.keys}</span>
        <WaitingNote count={waiting.length} onShow={held.showAll} />
        {turns.length > shown.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {fill(words.more, { n: turns.length - shown.length })}
          </Button>
        )}
      </p>
    </>
  );
}

const keyOf = ({ kind, to }: Turn) => `${kind} ${to}`;

interface RowText {
  badge: ReactNode;
  title: string;
  rest?: string | undefined;
  detail?: string | undefined;
  subject?: string | undefined;
  verb: string;
  age: string;
  isLate: boolean;
}

function TurnRow({ turn }: { turn: Turn }) {
  const { badge, title, rest, detail, subject, verb, age, isLate } = useRowText(turn);
  return (
    <li>
      <Link to={turn.to} className="turn">
        {badge}
        <span className="turn-text">
          <span className="turn-title">
            <strong>{title}</strong> {rest}
          </span>
          <span className="turn-detail">{detail}</span>
        </span>
        <span className="turn-subject">{subject}</span>
        <span className="turn-age num" data-late={isLate || undefined}>
          {age}
        </span>
        <span className="turn-verb btn btn-secondary">{verb}</span>
      </Link>
    </li>
  );
}

/** Returns what a row says. */
function useRowText(turn: Turn): RowText {
  const { turns: words, funnel } = useWords("admin-today");
  const { topics, detail: helpDetail } = useWords("admin-help");
  const { kinds } = useWords("admin-people");
  const taskWords = useWords("admin-tasks");
  const locale = useLocale();
  const now = new Date();
  const ageOf = useAge();
  const waiting = { age: ageOf(turn.at), isLate: workingDaysBetween(turn.at, now) > promisedDays };
  const nameOf = (product: string) => productName(product, funnel.products);
  const { verbs, needs, age } = words;
  switch (turn.kind) {
    case "lead": {
      const { name, company, excerpt, product } = turn.lead;
      const detail = excerpt === null ? words.noMessage : `“${excerpt}”`;
      return {
        badge: <Avatar name={name} />,
        title: name,
        rest: company,
        detail,
        subject: nameOf(product),
        verb: verbs.lead,
        ...waiting,
      };
    }
    case "task": {
      const { title, kind, about, overdue, time, day } = turn.task;
      const isWholeDay = time === null && day === jakartaDay(now);
      return {
        badge: <PartBadge part="tasks" />,
        title,
        detail: [taskWords.kinds[kind], about?.name].filter(Boolean).join(", "),
        verb: verbs.task,
        age: isWholeDay ? taskWords.views.today : ageOf(turn.at),
        isLate: overdue,
      };
    }
    case "spam":
      return {
        badge: <PartBadge part="leads" tone="warn" />,
        title: fill(words.spam, { n: turn.count }),
        rest: words.spamDetail,
        detail: turn.names.join(", "),
        verb: verbs.spam,
        ...waiting,
      };
    case "order": {
      const { order, need } = turn;
      const { surplus = zero, to_send = zero } = order.attention ?? {};
      const amount = formatRupiah(magnitude(need === "refund" ? to_send : surplus), locale);
      return {
        badge: <ProductBadge product={order.product} />,
        title: order.number,
        rest: fill(needs[need], { amount }),
        detail: [order.buyer || order.customer?.name, formatRupiah(order.total, locale)].filter(Boolean).join(", "),
        subject: order.package_name,
        verb: need === "proposed" ? verbs.proposed : need === "refund" ? verbs.refund : verbs.order,
        ...waiting,
      };
    }
    case "workspace": {
      const { order, due } = turn;
      return {
        badge: <ProductBadge product={order.product} />,
        title: words.workspace,
        rest: order.buyer || order.customer?.name,
        detail: order.number,
        subject: order.package_name,
        verb: verbs.workspace,
        age: fill(age.workspaceDue, { date: formatDay(due, locale) }),
        isLate: due < jakartaDay(now),
      };
    }
    case "help": {
      const { customer, number, order, topic } = turn.request;
      const name = customer?.name || customer?.email || helpDetail.gone;
      return {
        badge: <Avatar name={name} />,
        title: name,
        rest: topics[topic],
        detail: [number, order?.number].filter(Boolean).join(" · "),
        verb: verbs.help,
        ...waiting,
      };
    }
    case "rights": {
      const { kind, masked_email, note, due_at, overdue } = turn.request;
      return {
        badge: <PartBadge part="people" />,
        title: words.rights,
        rest: kinds[kind],
        detail: [masked_email, note].filter(Boolean).join(" · "),
        verb: verbs.rights,
        age: fill(age.due, { time: relativeTime(new Date(due_at), now, locale) }),
        isLate: overdue,
      };
    }
    case "publication": {
      const { items, note, author } = turn.publication;
      return {
        badge: <PartBadge part="content" />,
        title: words.publication,
        rest: author,
        detail: note || items.map(({ title }) => title).join(", "),
        verb: verbs.publication,
        ...waiting,
      };
    }
    case "event":
      return {
        badge: <PartBadge part="events" />,
        title: turn.event.title,
        detail: fill(words.event, { seat: turn.event.seat }),
        verb: verbs.event,
        age: fill(age.starts, { time: relativeTime(new Date(turn.event.starts_at), now, locale) }),
        isLate: false,
      };
    case "jobs":
      return {
        badge: <PartBadge part="jobs" tone="bad" />,
        title: fill(words.jobs, { n: turn.count }),
        detail: words.jobsDetail,
        verb: verbs.jobs,
        age: "",
        isLate: true,
      };
  }
}

/** Returns the function that says how long something has waited: in working days, before the first in hours. */
export function useAge(): (since: Date) => string {
  const { turns: words } = useWords("admin-today");
  const locale = useLocale();
  return (since) => {
    const now = new Date();
    const days = workingDaysBetween(since, now);
    if (days === 0) return relativeTime(since, now, locale);
    return days === 1 ? words.age.day : fill(words.age.days, { n: days });
  };
}
