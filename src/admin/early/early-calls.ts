/** Calls that were sent before the app had loaded, by path and query. */
type EarlyCalls = Record<string, { sentAt: number; response: Promise<Response | undefined> }>;

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** How long a response may wait to be used, in milliseconds. */
const longestWait = 10_000;

/** Returns the body of a call that was sent early, once; undefined when there is none, or it was refused. */
export async function takeEarlyCall(path: string): Promise<unknown> {
  const early = window.earlyCalls?.[path];
  if (!early) return undefined;
  delete window.earlyCalls?.[path];
  if (performance.now() - early.sentAt > longestWait) return undefined;
  try {
    const response = await early.response;
    return response?.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
