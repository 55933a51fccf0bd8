import { useEffect } from "react";
import { refreshAll, refreshResources } from "../data/refresh.ts";
import { setConnection } from "./connection.ts";
import { type Change, followChanges } from "./follow-changes.ts";

const firstDelay = 1_000;
const longestDelay = 30_000;
/** Changes that come together are answered by one request a list. */
const gatherFor = 300;

/**
 * Keeps everything shown up to date as long as the app is open; a broken connection is opened again, ever more slowly.
 */
export function useLive(): void {
  useEffect(() => {
    const ending = new AbortController();
    void keepFollowing(ending.signal);
    return () => ending.abort();
  }, []);
}

async function keepFollowing(signal: AbortSignal): Promise<void> {
  const announce = gather(refreshResources);
  let delay = firstDelay;
  let opened = false;
  while (!signal.aborted) {
    const attempt = untilOffline(signal);
    await followChanges(
      () => {
        // What changed while the connection was lost is not known.
        if (opened) refreshAll();
        opened = true;
        delay = firstDelay;
        setConnection("live");
      },
      // Without a kind: changes may have been missed.
      (change) => (change.kind === "" ? refreshAll() : announce(resourcesOf(change))),
      attempt,
    );
    if (signal.aborted) return;
    setConnection("lost");
    await pause(delay * (0.75 + Math.random() / 2), signal);
    delay = Math.min(delay * 2, longestDelay);
  }
}

/** Returns a signal that also aborts when the device goes offline, which an open connection may not notice. */
function untilOffline(signal: AbortSignal): AbortSignal {
  const offline = new AbortController();
  addEventListener("offline", () => offline.abort(), { once: true, signal });
  return AbortSignal.any([signal, offline.signal]);
}

/** Returns the resources of a change: the figures of "Today" count objects of every kind. */
const resourcesOf = ({ kind }: Change): string[] => [`/admin/${kind}`, "/admin/today"];

function gather(refresh: (resources: string[]) => void): (resources: string[]) => void {
  const gathered = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (resources) => {
    for (const resource of resources) gathered.add(resource);
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      refresh([...gathered]);
      gathered.clear();
    }, gatherFor);
  };
}

/** Waits, but not longer than until the device is connected again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done, { once: true });
    signal.addEventListener("abort", done, { once: true });
  });
}
