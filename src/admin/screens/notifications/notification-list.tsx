import { type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { NotificationRow } from "#notifications/notification-contract.ts";
import { sayStep } from "#notifications/say-step.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { changeNow, useCall, useList, useLocale, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { useHeldLists, useInUse, WaitingNote } from "../../kit/list.ts";
import { Empty, Loading, RefusalNote, When } from "../../kit/parts.ts";
import "./notifications.css";

/**
 * Renders the notifications of the person, unread ones first. Opening one marks it as read; arrow keys, Home and End move the
 * focus from one to the next.
 * @param onOpen called when one is opened, so that what the list stands in can close
 */
export function NotificationList({ onOpen, whole = false }: { onOpen?: () => void; whole?: boolean }) {
  const words = useWords("admin-notifications");
  const notifications = useList("/admin/notifications");
  const { meta, isLoading, isLoadingMore, hasMore, loadMore, refetch } = notifications;
  const list = useRef<HTMLUListElement>(null);
  const holds = useInUse(list);
  const steady = useSteadyOrder(notifications.rows);
  const held = useHeldLists([steady], { idOf: ({ id }) => `${id}`, holds, listKey: notifications.listKey });
  const { rows, waiting } = held.lists[0]!;
  const unread = useCall("/admin/notifications/unread").data?.unread ?? meta?.unread ?? 0;
  const send = useSend();
  const [refusal, setRefusal] = useState<Refusal>();
  const newest = Math.max(0, ...rows.map(({ id }) => id));
  /** Shows rows as read or unread at the press, with the count beside the bell. */
  async function show(ids: readonly number[], read: boolean, left: number, store: () => Promise<Outcome<unknown>>) {
    setRefusal(undefined);
    const shown = { read_at: read ? new Date().toISOString() : null };
    const outcome = await changeNow({
      resource: "/admin/notifications",
      objects: ids.map((id) => ({ id, version: 0, shown })),
      beside: [{ path: "/admin/notifications/unread", shown: { unread: Math.max(0, left) } }],
      send: store,
      stored: () => ids.map((id) => ({ id, version: 0 })),
    });
    if (!outcome.ok) setRefusal(outcome.refusal);
    return outcome.ok;
  }
  const readAll = async () => {
    const ids = rows.filter(({ read_at }) => read_at === null).map(({ id }) => id);
    const store = () => send("POST", "/admin/notifications/read", { up_to: newest });
    if (await show(ids, true, 0, store)) showToast({ text: words.list.done });
  };
  const mark = (id: number, read: boolean) =>
    show([id], read, unread + (read ? -1 : 1), () =>
      send("PATCH", pathTo("/admin/notifications/:id", { id }), { read }),
    );
  return (
    <>
      <RefusalNote refusal={refusal ?? notifications.refusal} {...(!refusal && { onRetry: refetch })} />
      {isLoading && <Loading lines={whole ? 8 : 4} />}
      {!isLoading && !notifications.refusal && rows.length === 0 && <Empty>{words.list.empty}</Empty>}
      {rows.length > 0 && (
        <>
          {unread > 0 && (
            <p className="notifications-head">
              <strong>{fill(words.list.count, { n: unread })}</strong>
              <WaitingNote count={waiting.length} onShow={held.showAll} />
              <Button kind="quiet" onClick={() => void readAll()}>
                <Icon name="check" className="size-4" />
                {words.list.readAll}
              </Button>
            </p>
          )}
          <ul
            ref={list}
            className="notifications"
            aria-label={words.list.label}
            onKeyDown={(event) => move(event, list.current)}
          >
            {rows.map((row) => (
              <Row key={row.id} row={row} onOpen={onOpen} onMark={(read) => void mark(row.id, read)} />
            ))}
          </ul>
          {whole && hasMore && (
            <p className="notifications-head">
              <Button kind="secondary" pending={isLoadingMore} onClick={loadMore}>
                {words.list.more}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
}

/**
 * Returns the rows in the order in which they were first seen, new ones above: a row that is marked as read must not move away
 * under the pointer, and the focus stays on it.
 */
function useSteadyOrder(rows: readonly NotificationRow[]): readonly NotificationRow[] {
  const [seen, setSeen] = useState<readonly number[]>([]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const newest = Math.max(0, ...seen);
  const added = [...byId.keys()].filter((id) => !seen.includes(id));
  const order = [
    ...added.filter((id) => id > newest),
    ...seen.filter((id) => byId.has(id)),
    ...added.filter((id) => id < newest),
  ];
  if (order.join() !== seen.join()) setSeen(order);
  return order.map((id) => byId.get(id)!);
}

function Row({
  row,
  onOpen,
  onMark,
}: {
  row: NotificationRow;
  onOpen: (() => void) | undefined;
  onMark: (read: boolean) => void;
}) {
  const words = useWords("admin-notifications");
  const locale = useLocale();
  const isRead = row.read_at !== null;
  const line = sayStep(words, row, locale);
  const label = isRead ? words.list.unreadAgain : words.list.read;
  return (
    <li className="notification" data-read={isRead || undefined}>
      <Link
        to={row.path}
        className="notification-link"
        onClick={() => {
          if (!isRead) onMark(true);
          onOpen?.();
        }}
      >
        <span className="notification-line">
          {!isRead && <span className="sr-only">{words.list.unread}: </span>}
          {line}
        </span>
        <span className="notification-when">
          <When date={row.created_at} relative />
        </span>
      </Link>
      <button
        type="button"
        className="icon-btn"
        aria-label={`${label}: ${line}`}
        title={label}
        onClick={() => onMark(!isRead)}
      >
        <Icon name={isRead ? "mail" : "check"} className="size-4" />
      </button>
    </li>
  );
}

/** Moves the focus between the links of the list. */
function move(event: KeyboardEvent, list: HTMLElement | null): void {
  const links = [...(list?.querySelectorAll<HTMLElement>(".notification-link") ?? [])];
  const at = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(0, to), links.length - 1)]?.focus();
}

/** Renders what opens below the bell: the newest notifications, and the way to all of them. */
export default function NotificationPanel({ onOpen }: { onOpen: () => void }) {
  const words = useWords("admin-notifications");
  return (
    <>
      <NotificationList onOpen={onOpen} />
      <Link to="/notifications" className="pop-item notifications-all" onClick={onOpen}>
        {words.all}
      </Link>
    </>
  );
}
