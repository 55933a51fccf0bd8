import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import { type LeadState, mayMove } from "#leads/inbox/lead-states.ts";
import { type BoardState, boardStates, isClosed } from "#leads/pipeline/deal.ts";
import { fill } from "#text/fill.ts";
import { useCall, useMay, useWords } from "../../../kit/data.ts";
import { type Filter, FilterBar, useInUse, useUrlFilters } from "../../../kit/list.ts";
import { Screen } from "../../../kit/parts.ts";
import { LeadDialogs } from "../lead-dialogs.tsx";
import { rememberList } from "../listed-leads.ts";
import { useChangeLeads } from "../use-change-leads.ts";
import { useChoices } from "../use-choices.ts";
import { BoardColumnView } from "./board-column.tsx";
import { LeadTabs } from "./lead-tabs.tsx";
import "./pipeline.css";
import { usePickUp } from "./pick-up.ts";
import { type Column, useBoard } from "./use-board.ts";

/** Renders leads as cards in the columns of their states; a card is moved by pointer, by touch, or by keys. */
export default function BoardScreen() {
  const { board: words } = useWords("admin-pipeline");
  const { states, filters: texts } = useWords("admin-leads");
  const canWrite = useMay()("leads", "write");
  const [filters, setFilters] = useUrlFilters(["owner", "product"]);
  const { choices, productName } = useChoices();
  const { data: owners = [] } = useCall("/admin/leads/owners");
  const { data: totals } = useCall("/admin/leads/board", {
    ...(filters.owner && { owner: filters.owner }),
    ...(filters.product && { product: filters.product }),
  });
  const board = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const { picked, start } = usePickUp({
    onPickUp: (id) => setSaid(fill(words.grabbed, { name: find(id)?.name ?? "" })),
    onDrop: (id, column) => begin(id, column as BoardState),
  });
  const isInUse = useInUse(board) || picked !== undefined;
  const { columns, showAll, show, stored, takeBack } = useBoard(filters, isInUse);
  const { move } = useChangeLeads();
  const [active, setActive] = useState<string>();
  /** The card that is asked about, with the state that was already chosen for it; kept until the reason is given. */
  const [asked, setAsked] = useState<{ lead: LeadRowView; to?: BoardState; isOpen: boolean }>();
  const helpId = useId();
  const find = (id: string) => columns.flatMap(({ rows }) => rows).find((lead) => lead.id === id);
  const focused = useFocusOfMoved(board, columns);
  const cards = columns.flatMap(({ rows }) => rows.map(({ id }) => id));
  useEffect(() => rememberList(cards, ""));

  // Somebody else may have moved a card that still stands where it was.
  const stateOf = (id: string) => find(id)?.state;
  function begin(id: string, to: BoardState): void {
    const lead = find(id);
    if (!lead || lead.state === to) return;
    if (!mayMove(lead.state, to)) setSaid(fill(words.notAllowed, { name: lead.name, state: states[to] }));
    else if (isClosed(to)) setAsked({ lead, to, isOpen: true });
    else void store(lead, to, undefined);
  }
  async function store(lead: LeadRowView, to: BoardState, reason: number | null | undefined): Promise<void> {
    show(lead, to);
    focused.keep(lead.id);
    const { id, name } = lead;
    const [changed] = await move([lead], to, reason);
    if (changed) stored(id, changed.version);
    else takeBack(id);
    setSaid(fill(changed ? words.moved : words.refused, { name, state: states[to] }));
  }
  function showWaiting([newest]: readonly LeadRowView[]): void {
    showAll();
    // The button goes, and with it the focus.
    focused.keep(newest!.id);
    setActive(newest!.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const id = (event.target as HTMLElement).dataset.lead;
    if (!id || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.shiftKey && step !== undefined && canWrite) {
      event.preventDefault();
      const to = nextColumn(stateOf(id), step);
      if (to) begin(id, to);
      else setSaid(fill(words.noFurther, { name: find(id)?.name ?? "" }));
    } else if (event.key === "m" && canWrite) {
      event.preventDefault();
      setAsked({ lead: find(id)!, isOpen: true });
    } else {
      const next = neighbour(columns, id, event.key);
      if (!next) return;
      event.preventDefault();
      setActive(next);
      cardOf(board.current, next)?.focus();
    }
  }
  const filterBar: Filter[] = [
    {
      id: "owner",
      label: words.owner,
      options: [
        { value: "me", label: texts.me },
        { value: "nobody", label: texts.nobody },
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      id: "product",
      label: words.product,
      options: choices.products.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
  const pickedState = picked && stateOf(picked.id);
  const reachable = active && cards.includes(active) ? active : cards[0];
  return (
    <Screen title={words.title}>
      <LeadTabs />
      <FilterBar filters={filterBar} value={filters} setValue={setFilters} />
      <p id={helpId} className="sr-only">
        {words.help}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards inside. */}
      <div ref={board} className="board" onKeyDown={onKeyDown}>
        {columns.map((column) => (
          <BoardColumnView
            key={column.state}
            column={column}
            total={totals?.find(({ state }) => state === column.state)}
            active={reachable}
            picked={picked}
            takes={pickedState !== undefined && mayMove(pickedState, column.state)}
            canWrite={canWrite}
            productName={productName}
            helpId={helpId}
            onActive={setActive}
            onPickUp={start}
            onShowWaiting={() => showWaiting(column.waiting)}
            onMenu={(lead) => setAsked({ lead, isOpen: true })}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {canWrite && (
        <LeadDialogs
          open={asked?.isOpen ? "move" : undefined}
          onClose={() => setAsked((before) => before && { ...before, isOpen: false })}
          states={asked ? boardStates.filter((to) => mayMove(stateOf(asked.lead.id) ?? asked.lead.state, to)) : []}
          chosen={asked?.to}
          onAssign={() => undefined}
          onMove={(state, reason) => asked && void store(asked.lead, state as BoardState, reason)}
        />
      )}
    </Screen>
  );
}

/** Returns the nearest column in a direction into which a card may be moved. */
function nextColumn(from: LeadState | undefined, step: number): BoardState | undefined {
  const at = (boardStates as readonly LeadState[]).indexOf(from!);
  if (!from || at < 0) return undefined;
  const further = step > 0 ? boardStates.slice(at + 1) : boardStates.slice(0, at).toReversed();
  return further.find((to) => mayMove(from, to));
}

/** Returns the card to which an arrow key leads: above, below, or beside in the nearest column that has cards. */
function neighbour(columns: readonly Column[], id: string, key: string): string | undefined {
  const at = columns.findIndex(({ rows }) => rows.some((lead) => lead.id === id));
  const rows = columns[at]?.rows ?? [];
  const index = rows.findIndex((lead) => lead.id === id);
  if (key === "ArrowDown") return rows[index + 1]?.id;
  if (key === "ArrowUp") return rows[index - 1]?.id;
  const others =
    key === "ArrowRight" ? columns.slice(at + 1) : key === "ArrowLeft" ? columns.slice(0, at).toReversed() : [];
  const beside = others.find((column) => column.rows.length > 0)?.rows;
  return beside?.[Math.min(index, beside.length - 1)]?.id;
}

const cardOf = (board: HTMLElement | null, id: string) => board?.querySelector<HTMLElement>(`[data-lead="${id}"]`);

/** Gives the focus back to a card that was moved: in another column it is another element. */
function useFocusOfMoved(board: { current: HTMLElement | null }, columns: readonly Column[]) {
  const kept = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the columns are drawn again.
  useEffect(() => {
    if (kept.current === undefined || document.querySelector("dialog[open]")) return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) cardOf(board.current, kept.current)?.focus();
  }, [columns]);
  return {
    keep: (id: string) => {
      kept.current = id;
    },
  };
}
