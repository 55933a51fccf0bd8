import type { PointerEvent } from "react";
import { Link } from "react-router";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import { isClosed } from "#leads/pipeline/deal.ts";
import type { BoardColumn } from "#leads/pipeline/pipeline-contract.ts";
import { formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { formatShortDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useWords } from "../../../kit/data.ts";
import { Avatar, Loading, Money, ProductBadge, RefusalNote, StateBadge, When } from "../../../kit/parts.ts";
import { LeadStateBadge } from "../lead-state.tsx";
import type { Column } from "./use-board.ts";

interface BoardColumnProps {
  column: Column;
  /** Count and sum; undefined until they are read. */
  total: BoardColumn | undefined;
  /** The card that Tab reaches. */
  active: string | undefined;
  picked: { id: string; over: string | undefined } | undefined;
  /** Whether the dragged card may be dropped here. */
  takes: boolean;
  canWrite: boolean;
  productName: (id: string) => string;
  helpId: string;
  onActive: (id: string) => void;
  onPickUp: (id: string) => (event: PointerEvent<HTMLElement>) => void;
  onShowWaiting: () => void;
  onMenu: (lead: LeadRowView) => void;
}

/** Renders one state of the board: its name, how many leads it has, what they are worth, and the cards. */
export function BoardColumnView(props: BoardColumnProps) {
  const { column, total, picked, takes, onShowWaiting, onMenu } = props;
  const { board: words } = useWords("admin-pipeline");
  const { states } = useWords("admin-leads");
  const { state, rows, waiting, list } = column;
  const count = waiting.length;
  const isTarget = picked?.over === state && takes;
  return (
    <section
      className="board-column"
      data-column={state}
      data-target={isTarget || undefined}
      data-closed={(picked && !takes) || undefined}
      aria-label={states[state]}
    >
      <header className="board-head">
        <div className="board-name">
          <LeadStateBadge state={state} />
          {count > 0 && (
            <p role="status">
              <button
                type="button"
                className="board-new"
                aria-label={fill(words.waitingIn, { n: count, state: states[state] })}
                onClick={onShowWaiting}
              >
                {fill(words.waiting, { n: count })}
              </button>
            </p>
          )}
        </div>
        {total && <ColumnTotal total={total} />}
      </header>
      <RefusalNote refusal={list.refusal} onRetry={list.refetch} />
      {list.isLoading ? (
        <Loading lines={4} />
      ) : (
        <ul className="board-cards">
          {rows.map((lead) => (
            <BoardCard key={lead.id} lead={lead} {...props} onMenu={() => onMenu(lead)} />
          ))}
        </ul>
      )}
      {rows.length === 0 && !list.isLoading && !list.refusal && <p className="board-none">{words.empty}</p>}
      {list.hasMore && (
        <Button
          kind="quiet"
          pending={list.isLoadingMore}
          aria-label={fill(words.moreOf, { state: states[state] })}
          onClick={list.loadMore}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}

function ColumnTotal({ total: { state, count, more, value } }: { total: BoardColumn }) {
  const { board: words } = useWords("admin-pipeline");
  const locale = useLocale();
  return (
    <p className="board-total">
      <span>{fill(more ? words.atLeast : words.count, { count: count.toLocaleString(languageTags[locale]) })}</span>
      <strong className="num">{formatShortRupiah(value, locale)}</strong>
      {isClosed(state) && <span className="board-since">{words.closedSince}</span>}
    </p>
  );
}

function BoardCard({
  lead,
  column,
  active,
  picked,
  canWrite,
  productName,
  helpId,
  onActive,
  onPickUp,
  onMenu,
}: Omit<BoardColumnProps, "onMenu"> & { lead: LeadRowView; onMenu: () => void }) {
  const { board: words } = useWords("admin-pipeline");
  const { states } = useWords("admin-leads");
  const locale = useLocale();
  const { id, name, company, product, value, expected_close, state, state_since, owner } = lead;
  const isOverdue = !isClosed(state) && expected_close !== null && expected_close < jakartaDay(new Date());
  const tabIndex = id === active ? 0 : -1;
  return (
    <li
      className="board-card"
      data-left={state !== column.state || undefined}
      data-dragged={picked?.id === id || undefined}
      onPointerDown={canWrite ? onPickUp(id) : undefined}
      onFocus={() => onActive(id)}
    >
      <Link
        to={`/leads/${id}`}
        data-lead={id}
        tabIndex={tabIndex}
        draggable={false}
        aria-describedby={helpId}
        className="board-link"
      >
        <strong>{company}</strong>
        <span className="block text-muted">{name}</span>
      </Link>
      <p className="board-facts">
        <ProductBadge product={product} />
        <span className="min-w-0 truncate">{productName(product)}</span>
      </p>
      <p className="board-facts">
        {value === null ? <span className="text-muted">{words.noValue}</span> : <Money value={value} />}
        {expected_close && <span className="num">{formatShortDay(expected_close, locale)}</span>}
        {isOverdue && <StateBadge tone="bad">{words.overdue}</StateBadge>}
      </p>
      <p className="board-facts text-muted">
        {state === column.state ? (
          <When date={state_since} relative />
        ) : (
          <span>{fill(words.nowIn, { state: states[state] })}</span>
        )}
        {owner && (
          <span className="ms-auto" title={owner.name}>
            <Avatar name={owner.name} />
            <span className="sr-only">{owner.name}</span>
          </span>
        )}
      </p>
      {canWrite && (
        <button
          type="button"
          data-grip
          className="icon-btn board-grip"
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          aria-label={fill(words.move, { name, company })}
          onClick={onMenu}
        >
          <Icon name="grid" className="size-4" />
        </button>
      )}
    </li>
  );
}
