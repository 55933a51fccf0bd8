import { apiBase } from "#client/api/base.ts";
import { mapOutcome, type Outcome, refused } from "#client/api/outcome.ts";
import { readRefusal } from "#client/api/read-refusal.ts";
import { cookieToken } from "#client/api/token.ts";
import type { MediaDetail } from "#media/media-contract.ts";
import { authorized, confirmed, refreshResources, resourceOf } from "../../../kit/data.ts";

interface FileToSend {
  method: "POST" | "PUT";
  /** With its query. */
  path: string;
  file: Blob;
  /** Called with the part that is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Sends a file as the whole body of a call; a second factor is requested where the call needs one. */
export async function sendFile(sent: FileToSend): Promise<Outcome<MediaDetail>> {
  const outcome = await confirmed(() => authorized(() => send(sent)));
  if (outcome.ok) refreshResources([resourceOf(sent.path)]);
  return mapOutcome(outcome, ({ data }) => data);
}

/** With XMLHttpRequest, as `fetch` does not say how much is sent. */
function send({ method, path, file, onProgress }: FileToSend): Promise<Outcome<{ data: MediaDetail }>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<{ data: MediaDetail }>>();
  const request = new XMLHttpRequest();
  request.open(method, apiBase() + path);
  const token = cookieToken();
  if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
  request.setRequestHeader("Accept-Language", document.documentElement.lang);
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onerror = () => resolve(refused(0, navigator.onLine ? "unreachable" : "offline"));
  request.onload = () => {
    const { status, responseText } = request;
    if (status < 300) return resolve({ ok: true, status, data: JSON.parse(responseText) as { data: MediaDetail } });
    void readRefusal(new Response(responseText, { status })).then((refusal) => resolve({ ok: false, refusal }));
  };
  request.send(file);
  return promise;
}
