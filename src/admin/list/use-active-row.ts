import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useKeys } from "../keys/use-keys.ts";
import { useWords } from "../words/use-words.ts";
import { rangeOf, toggled } from "./selected-range.ts";
import type { Selection } from "./selection-bar.tsx";

interface ActiveRowOptions<Row> {
  rows: readonly { id: string; original: Row }[];
  selection: Selection | undefined;
  onOpen: ((row: Row) => void) | undefined;
  linkTo: ((row: Row) => string) | undefined;
  scrollTo: (index: number) => void;
  keys: boolean;
  scroller: RefObject<HTMLDivElement | null>;
}

/**
 * Returns the row that the keyboard works on, stored by its id, so that rows which arrive above do not move it to
 * another.
 */
export function useActiveRow<Row>({
  rows,
  selection,
  onOpen,
  linkTo,
  scrollTo,
  keys,
  scroller,
}: ActiveRowOptions<Row>) {
  const words = useWords("admin").keys;
  const navigate = useNavigate();
  const [activeId, setActiveId] = useState<string>();
  const lastIndex = useRef(-1);
  /** Where a range began. */
  const anchor = useRef<string>(undefined);
  const found = activeId === undefined ? -1 : indexOf(rows, activeId, lastIndex.current);
  // A row that left the list hands over to the one that took its place.
  const index = found >= 0 || activeId === undefined ? found : Math.min(lastIndex.current, rows.length - 1);
  lastIndex.current = index;

  const moveTo = (next: number, extend: boolean) => {
    const row = rows[Math.max(0, Math.min(next, rows.length - 1))];
    if (!row) return;
    if (extend && selection) {
      anchor.current ??= rows[index]?.id ?? row.id;
      selection.setIds(new Set([...selection.ids, ...rangeOf(rows, anchor.current, row.id)]));
    } else anchor.current = undefined;
    setActiveId(row.id);
    scrollTo(rows.indexOf(row));
  };
  const open = (row: Row) => (onOpen ? onOpen(row) : linkTo && void navigate(linkTo(row)));
  const openActive = () => rows[index] && open(rows[index].original);
  const toggle = (at: number, extend: boolean) => {
    const row = rows[at];
    if (!row || !selection) return;
    const range = extend && anchor.current ? rangeOf(rows, anchor.current, row.id) : undefined;
    selection.setIds(range ? new Set([...selection.ids, ...range]) : toggled(selection.ids, row.id));
    anchor.current = row.id;
    setActiveId(row.id);
  };
  const move = (step: number, extend = false) => moveTo(index + step, extend);
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      Enter: openActive,
      ...(selection && {
        x: () => toggle(index, false),
        "shift+j": () => move(1, true),
        "shift+k": () => move(-1, true),
      }),
    },
    {
      label: words.list,
      names: { j: words.next, k: words.previous, Enter: words.open, x: words.select, "shift+j": words.extend },
      enabled: keys,
    },
  );
  /** Moves by arrow keys and pages when the table itself has the focus. */
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== scroller.current) return;
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / 40);
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    const step = steps[event.key] ?? { Home: -rows.length, End: rows.length }[event.key];
    if (step !== undefined) move(step, event.shiftKey);
    else if (event.key === " ") toggle(index, event.shiftKey);
    else if (event.key === "Enter" && !keys) openActive();
    else return;
    event.preventDefault();
  };
  return { index, toggle, open, onKey };
}

/** Looks first where the row was, since a list is long and rarely changes. */
function indexOf(rows: readonly { id: string }[], id: string, hint: number): number {
  return rows[hint]?.id === id ? hint : rows.findIndex((row) => row.id === id);
}
