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
  if (response?.status === 401 && (await refreshToken()) === "fresh") response = await open(signal);
  if (response?.status === 401 || response?.status === 403) endSession();
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

async function open(signal: AbortSignal): Promise<Response | undefined> {
  const token = cookieToken();
  const headers = { Accept: "text/event-stream", ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    return await fetch(`${apiBase()}/admin/live`, { headers, signal });
  } catch {
    return undefined;
  }
}
