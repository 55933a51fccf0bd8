/** A call that was sent before the app had loaded. */
export interface EarlyCall {
  /** With its query. */
  path: string;
  kind: "one" | "list";
  sentAt: number;
  response: Promise<Response | undefined>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCall[] | undefined;
  }
}

/** How long a response may wait to be used, in milliseconds. */
const longestWait = 10_000;

/** Returns the calls that were sent early and not used yet. */
export function earlyCalls(): readonly Pick<EarlyCall, "path" | "kind">[] {
  return window.earlyCalls ?? [];
}

/** Returns the body of a call that was sent early, once; undefined when there is none, or it was refused. */
export async function takeEarlyCall(path: string): Promise<unknown> {
  const early = window.earlyCalls?.find((call) => call.path === path);
  if (!early) return undefined;
  window.earlyCalls = window.earlyCalls?.filter((call) => call !== early);
  if (performance.now() - early.sentAt > longestWait) return undefined;
  try {
    const response = await early.response;
    return response?.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
