import { useEffect } from "react";
import { apiBase } from "#client/api/base.ts";
import { readRefusal } from "#client/api/read-refusal.ts";
import { refreshToken } from "#client/api/refresh-token.ts";
import { cookieToken } from "#client/api/token.ts";
import type { AdminFile } from "../data/contracts.ts";
import { refreshAll, refreshChanged } from "../data/refresh.ts";
import { endingOf, endSession, isSessionOver } from "../session/ended-state.ts";
import { setConnection } from "./connection.ts";
import { eventParser } from "./event-stream.ts";

const firstDelay = 1_000;
const longestDelay = 30_000;
/** Changes that come together are answered by one request a list. */
const gatherFor = 300;
/** How long what is being read may take, in milliseconds, before it is asked for anew because of later changes. */
const waitAtMost = 5_000;

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
  const announce = gather(refreshChanged);
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
    // The server is there: the session is not, which has words of its own.
    setConnection(isSessionOver() ? "connecting" : "lost");
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

/**
 * Returns what takes resources that changed, and has them read again together. Later ones wait until what is being read has
 * arrived: changes that never pause would else end each reading before it did.
 */
export function gather(refresh: (resources: string[]) => Promise<unknown>): (resources: string[]) => void {
  const gathered = new Set<string>();
  let isBusy = false;
  async function run(): Promise<void> {
    isBusy = true;
    while (gathered.size > 0) {
      await after(gatherFor);
      const resources = [...gathered];
      gathered.clear();
      await Promise.race([refresh(resources), after(waitAtMost)]);
    }
    isBusy = false;
  }
  return (resources) => {
    for (const resource of resources) gathered.add(resource);
    if (!isBusy) void run();
  };
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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

/** What changed: the kind of object, named after its resource, and its id. */
interface Change {
  kind: string;
  id: string;
}

/** The server sends something every 15 seconds; after so long without anything the connection is dead, in milliseconds. */
const silence = 40_000;

/**
 * Reads the stream of changes until it ends or breaks. EventSource cannot send Authorization, hence fetch.
 * @param onOpen called when the stream is open
 */
export async function followChanges(
  onOpen: () => void,
  onChange: (change: Change) => void,
  signal: AbortSignal,
): Promise<void> {
  let response = await open(signal);
  if (response?.status === 401) {
    const refreshed = await refreshToken();
    if (refreshed === "unreachable") return;
    if (refreshed === "fresh") response = await open(signal);
  }
  if (response?.status === 401) endSession("expired");
  if (response?.status === 403) endSession(endingOf((await readRefusal(response)).details));
  if (!response?.ok || !response.body) return;
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = eventParser();
  try {
    for (let part = await readSoon(reader); !part.done; part = await readSoon(reader))
      for (const { name, data } of parse(part.value)) if (name === "change") onChange(JSON.parse(data) as Change);
  } catch {
    // The connection broke; the caller opens it again.
  }
}

/** Reads the next piece; a connection that is silent for too long is closed, as some devices never notice its loss. */
async function readSoon(reader: ReadableStreamDefaultReader<string>): Promise<ReadableStreamReadResult<string>> {
  const timer = setTimeout(() => void reader.cancel(), silence);
  try {
    return await reader.read();
  } finally {
    clearTimeout(timer);
  }
}

const path: AdminFile = "/admin/live";

async function open(signal: AbortSignal): Promise<Response | undefined> {
  const token = cookieToken();
  const headers = { Accept: "text/event-stream", ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    return await fetch(apiBase() + path, { headers, signal });
  } catch {
    return undefined;
  }
}
