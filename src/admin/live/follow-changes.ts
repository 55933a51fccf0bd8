import { apiBase } from "#client/api/base.ts";
import { refreshToken } from "#client/api/refresh-token.ts";
import { cookieToken } from "#client/api/token.ts";
import { endSession } from "../session/ended-state.ts";
import { eventParser } from "./event-stream.ts";

/** What changed: the kind of object, named after its resource, and its id. */
export interface Change {
  kind: string;
  id: string;
}

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
  if (response?.status === 401 && (await refreshToken()) === "fresh") response = await open(signal);
  if (response?.status === 401) endSession();
  if (!response?.ok || !response.body) return;
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = eventParser();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const { name, data } of parse(part.value)) if (name === "change") onChange(JSON.parse(data) as Change);
  } catch {
    // The connection broke; the caller opens it again.
  }
}

async function open(signal: AbortSignal): Promise<Response | undefined> {
  const token = cookieToken();
  const headers = { Accept: "text/event-stream", ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    return await fetch(`${apiBase()}/admin/live`, { headers, signal });
  } catch {
    return undefined;
  }
}
