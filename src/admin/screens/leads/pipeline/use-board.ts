import { useEffect, useMemo, useState } from "react";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import { type BoardState, isClosed } from "#leads/pipeline/deal.ts";
import { useList } from "../../../kit/data.ts";
import { useHeldLists } from "../../../kit/list.ts";

interface BoardFilters {
  owner?: string | undefined;
  product?: string | undefined;
}

export interface Column {
  state: BoardState;
  /**
   * As they are read, with the cards that were moved here by hand on top until they are read here. While the board is in use they
   * stay where they are, also those that somebody else has moved to another state.
   */
  rows: readonly LeadRowView[];
  /** The cards that came meanwhile, and are not shown yet. */
  waiting: readonly LeadRowView[];
  list: ReturnType<typeof useColumnList>;
}

const cardsOfPage = "25";

/** Reads the cards of one state, the last changed first; closed leads are those of the last 30 days. */
function useColumnList(state: BoardState, { owner, product }: BoardFilters) {
  const query = useMemo(
    () => ({
      state,
      sort: "updated",
      direction: "newest",
      limit: cardsOfPage,
      ...(isClosed(state) && { moved: "under-30" }),
      ...(owner && { owner }),
      ...(product && { product }),
    }),
    [state, owner, product],
  );
  return useList("/admin/leads", query);
}

/** A card that was moved and is not yet read in its new column. */
interface Moved {
  lead: LeadRowView;
  to: BoardState;
  /** Its version once the server has stored it. */
  version?: number;
}

/**
 * Returns the columns of the board, what shows a card in another column before the server has stored it, and what shows the cards
 * that wait.
 * @param isInUse whether what others change waits
 */
export function useBoard(filters: BoardFilters, isInUse: boolean) {
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const lists = {
    new: useColumnList("new", filters),
    contacted: useColumnList("contacted", filters),
    qualified: useColumnList("qualified", filters),
    won: useColumnList("won", filters),
    lost: useColumnList("lost", filters),
  } satisfies Record<BoardState, unknown>;
  // Once the list of its state has what the server stored, or something later, the lists are right.
  const isRead = ({ lead, version }: Moved) =>
    version !== undefined &&
    Object.entries(lists).some(([state, { rows }]) =>
      rows.some((row) => row.id === lead.id && row.state === state && row.version >= version),
    );
  const waiting = moved.filter((one) => !isRead(one));
  useEffect(() => {
    if (waiting.length < moved.length) setMoved(waiting);
  });
  const all = Object.values(lists).flatMap(({ rows }) => rows);
  const read = Object.entries(lists).map(([state, list]) => {
    const here = waiting.filter(({ to }) => to === state).map(({ lead, to }) => ({ ...lead, state: to }));
    // A card that was moved is still in the list from which it comes, with its new state.
    const isHere = (row: LeadRowView) => row.state === state && !waiting.some(({ lead }) => lead.id === row.id);
    const moved = all.filter((row) => isHere(row) && !list.rows.some(({ id }) => id === row.id));
    return [...here, ...moved, ...list.rows.filter(isHere)];
  });
  const listKey = Object.values(lists)
    .map((list) => list.listKey)
    .join();
  const held = useHeldLists(read, { idOf: ({ id }) => id, holds: isInUse, listKey });
  const columns = Object.entries(lists).map(
    ([state, list], index): Column => ({ state: state as BoardState, list, ...held.lists[index]! }),
  );
  return {
    columns,
    showAll: held.showAll,
    show: (lead: LeadRowView, to: BoardState) => {
      setMoved((before) => [{ lead, to }, ...before.filter((one) => one.lead.id !== lead.id)]);
      held.showAll();
    },
    stored: (id: string, version: number) =>
      setMoved((before) => before.map((one) => (one.lead.id === id ? { ...one, version } : one))),
    /** Shows it where the server has it again. */
    takeBack: (id: string) => {
      setMoved((before) => before.filter(({ lead }) => lead.id !== id));
      held.showAll();
    },
  };
}
