import { useRef, useState } from "react";
import { useOwnChanges } from "../data/own-changes.ts";

/** A list as it is shown. */
interface HeldList<Row> {
  rows: readonly Row[];
  /** The rows that have been read and are not shown yet, since they would move those that are. */
  waiting: readonly Row[];
}

/**
 * Returns lists with their rows where they were shown, each as it was read last. A row that has left stays, also one that moved to
 * another of the lists; one that would stand above those shown waits. What follows the last one shown moves nothing and is added.
 */
export function holdLists<Row>(
  shown: readonly (readonly Row[])[],
  read: readonly (readonly Row[])[],
  idOf: (row: Row) => string,
): HeldList<Row>[] {
  const newest = new Map(read.flat().map((row) => [idOf(row), row]));
  const shownAnywhere = new Set(shown.flat().map(idOf));
  return read.map((rows, index) => {
    const before = shown[index] ?? [];
    const shownHere = new Set(before.map(idOf));
    const last = rows.findLastIndex((row) => shownHere.has(idOf(row)));
    const added = rows.filter((row, at) => at > last && !shownAnywhere.has(idOf(row)));
    return {
      rows: [...before.map((row) => newest.get(idOf(row)) ?? row), ...added],
      waiting: rows.filter((row) => !shownHere.has(idOf(row)) && !added.includes(row)),
    };
  });
}

interface HeldOptions<Row> {
  idOf: (row: Row) => string;
  /** Whether changes of others wait: somebody is about to press what they see. */
  holds: boolean;
  /** What the lists list: another filter or order is shown at once. */
  listKey: string | undefined;
}

/**
 * Returns what is shown of lists that others change, and what shows all that waits. Once changes no longer wait, and after each
 * change of the person's own, the lists are shown as they were read.
 */
export function useHeldLists<Row>(
  read: readonly (readonly Row[])[],
  { idOf, holds, listKey }: HeldOptions<Row>,
): { lists: readonly HeldList<Row>[]; showAll: () => void } {
  const [asked, setAsked] = useState(0);
  const key = `${listKey} ${asked} ${useOwnChanges()}`;
  const last = useRef<{ key: string; read: typeof read; lists: readonly HeldList<Row>[] }>(undefined);
  const known = last.current;
  const isSame = known?.read.every((rows, index) => rows === read[index]);
  if (!known || !holds || known.key !== key) {
    last.current = { key, read, lists: read.map((rows) => ({ rows, waiting: [] })) };
  } else if (!isSame) {
    const shown = known.lists.map(({ rows }) => rows);
    last.current = { key, read, lists: holdLists(shown, read, idOf) };
  }
  return { lists: last.current!.lists, showAll: () => setAsked((before) => before + 1) };
}
