import { useMemo } from "react";
import { create } from "zustand";
import { isWithin } from "./query-key.ts";

/** A change that screens show although the server has not stored it yet. */
export interface PendingChange {
  /** A resource, in which the object with the id is changed wherever it is shown; without an id, the call whose data changes. */
  path: string;
  id?: string | number;
  /** The members that are shown instead. */
  shown: object;
}

const store = create<{ changes: readonly PendingChange[] }>(() => ({ changes: [] }));

/** Shows changes until the function that it returns is called. */
export function showChanges(added: readonly PendingChange[]): () => void {
  store.setState(({ changes }) => ({ changes: [...changes, ...added] }));
  return () => store.setState(({ changes }) => ({ changes: changes.filter((change) => !added.includes(change)) }));
}

/** Returns what a call has sent, with the changes that are under way. */
export function useWithChanges<Data>(path: string, data: Data): Data {
  const changes = store((state) => state.changes);
  return useMemo(() => withChanges(path, data, changes), [path, data, changes]);
}

/** Returns data with the changes of the objects in it; the same data where none is concerned. */
export function withChanges<Data>(path: string, data: Data, changes: readonly PendingChange[]): Data {
  let changed = data;
  for (const change of changes) changed = withChange(path, changed, change);
  return changed;
}

function withChange<Data>(path: string, data: Data, { path: changed, id, shown }: PendingChange): Data {
  if (id === undefined) return path === changed && isObject(data) ? { ...data, ...shown } : data;
  if (!isWithin(path, changed)) return data;
  const isMeant = (object: unknown) => isObject(object) && object.id === id;
  if (isMeant(data)) return { ...data, ...shown };
  if (!Array.isArray(data) || !data.some(isMeant)) return data;
  return data.map((object) => (isMeant(object) ? { ...object, ...shown } : object)) as Data;
}

const isObject = (value: unknown): value is { id?: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
