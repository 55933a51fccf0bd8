import type { InfiniteData } from "@tanstack/react-query";
import type { Outcome } from "#client/api/outcome.ts";
import type { AdminResource } from "./contracts.ts";
import { type PendingChange, showChanges, withChanges } from "./pending-changes.ts";
import { queryClient } from "./query-client.ts";
import { refreshResources } from "./refresh.ts";

/** An object in the version that the person saw; those without versions have 0. */
interface Seen {
  id: string | number;
  version: number;
}

interface ImmediateChange<Data, Key extends string | number> {
  resource: AdminResource;
  /** The objects, each with the members that are shown at once. */
  objects: readonly { id: Key; version: number; shown: object }[];
  /** What else the screen shows of it, such as a count: the data of a call. */
  beside?: readonly { path: string; shown: object }[];
  /** Sends the change of the objects in these versions: a press may come before the last one is read again. */
  send: (objects: { id: Key; version: number }[]) => Promise<Outcome<Data>>;
  /** The objects that the server changed, with their new versions and what else is known of them; the others are shown as they were. */
  stored: (data: Data) => readonly { id: Key; version: number }[];
}

/** The version to which the last change of an object led, or will lead. */
const lastVersions = new Map<string, Promise<number>>();

const nameOf = (resource: string, id: string | number) => `${resource}/${id}`;

/** Returns the version of an object that the person saw, or the one to which a later change of their own has led. */
async function versionNow(resource: string, { id, version }: Seen): Promise<number> {
  return Math.max((await lastVersions.get(nameOf(resource, id))) ?? 0, version);
}

/**
 * Shows a change at the press, sends it, and takes it back when it is refused. Changes of one object are sent one after the other. The
 * refusal is returned: who calls says it.
 */
export async function changeNow<Data, Key extends string | number>({
  resource,
  objects,
  beside = [],
  send,
  stored,
}: ImmediateChange<Data, Key>): Promise<Outcome<Data>> {
  const ofObjects = objects.map(({ id, shown }) => ({ path: resource as string, id, shown }));
  const takeBack = showChanges([...ofObjects, ...beside]);
  const before = objects.map(async (object) => ({ id: object.id, version: await versionNow(resource, object) }));
  const sent = Promise.all(before).then(send);
  for (const object of objects) {
    const version = sent.then((outcome) =>
      outcome.ok ? (stored(outcome.data).find(({ id }) => id === object.id)?.version ?? 0) : 0,
    );
    lastVersions.set(nameOf(resource, object.id), version);
  }
  const outcome = await sent;
  if (outcome.ok) {
    const changed = stored(outcome.data);
    const kept = ofObjects.flatMap((change) => {
      const known = changed.find(({ id }) => id === change.id);
      if (!known) return [];
      const { version, ...members } = known;
      return [{ ...change, shown: { ...change.shown, ...members, ...(version > 0 && { version }) } }];
    });
    store([...kept, ...beside]);
  } else void refreshResources([resource]);
  takeBack();
  return outcome;
}

/**
 * Sends a change that shows nothing before the server has stored it, such as a form's. It waits for the person's own changes of the
 * object and is sent in the version to which they led: they are nobody else's.
 * @param versionOf the new version, with what else the answer says of the object
 */
export function changeInTurn<Data>(
  resource: AdminResource,
  { id, version }: Seen,
  send: (version: number) => Promise<Outcome<Data>>,
  versionOf: (data: Data) => { version: number },
): Promise<Outcome<Data>> {
  return changeNow({
    resource,
    objects: [{ id, version, shown: {} }],
    send: ([seen]) => send(seen!.version),
    stored: (data) => [{ ...versionOf(data), id }],
  });
}

/** What is read of one object, or a list page by page. */
type Cached = { data: unknown } | InfiniteData<{ data: unknown }> | undefined;

/** Writes changes that the server has stored into everything that was read before: they stay until it is read again. */
function store(changes: readonly PendingChange[]): void {
  for (const query of queryClient.getQueryCache().findAll()) {
    const { queryKey, state } = query;
    const [path] = queryKey as [string];
    const known = state.data as Cached;
    if (!known) continue;
    const change = <Page extends { data: unknown }>(page: Page): Page => {
      const data = withChanges(path, page.data, changes);
      return data === page.data ? page : { ...page, data };
    };
    const next = "pages" in known ? { ...known, pages: known.pages.map(change) } : change(known);
    const isSame = "pages" in known && "pages" in next && next.pages.every((page, at) => page === known.pages[at]);
    if (next === known || isSame) continue;
    queryClient.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
    // What has to be read again still has to be: only these members are known.
    if (state.isInvalidated) query.invalidate();
  }
}
