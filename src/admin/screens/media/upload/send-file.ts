import { apiBase } from "#client/api/base.ts";
import { type Outcome, refused } from "#client/api/outcome.ts";
import { readRefusal } from "#client/api/read-refusal.ts";
import { cookieToken } from "#client/api/token.ts";
import {
  type AdminAddress,
  type AdminCall,
  authorized,
  confirmed,
  refreshResources,
  resourceOf,
} from "../../../kit/data.ts";

type Names<Verb extends string, Address> = AdminCall<Verb, Address>["query"] & string;
interface FileToSend<Verb extends "POST" | "PUT", Address extends AdminAddress<Verb>> {
  method: Verb;
  path: Address;
  query: Record<Names<Verb, Address>, string>;
  file: Blob;
  /** Called with the part that is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Sends a file as the whole body of a call; a second factor is requested where the call needs one. */
export async function sendFile<Verb extends "POST" | "PUT", Address extends AdminAddress<Verb>>({
  method,
  path,
  query,
  file,
  onProgress,
}: FileToSend<Verb, Address>): Promise<Outcome<AdminCall<Verb, Address>["data"]>> {
  const url = `${apiBase()}${path}?${new URLSearchParams(query)}`;
  const outcome = await confirmed(() => authorized(() => send(method, url, file, onProgress)));
  if (outcome.ok) void refreshResources([resourceOf(path)]);
  return outcome as Outcome<AdminCall<Verb, Address>["data"]>;
}

/** With XMLHttpRequest, as `fetch` does not say how much is sent. */
function send(method: string, url: string, file: Blob, onProgress?: (part: number) => void): Promise<Outcome<unknown>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
  const request = new XMLHttpRequest();
  request.open(method, url);
  const token = cookieToken();
  if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
  request.setRequestHeader("Accept-Language", document.documentElement.lang);
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onerror = () => resolve(refused(0, navigator.onLine ? "unreachable" : "offline"));
  request.onload = () => {
    const { status, responseText } = request;
    if (status < 300)
      return resolve({ ok: true, status, data: responseText ? JSON.parse(responseText).data : undefined });
    void readRefusal(new Response(responseText, { status })).then((refusal) => resolve({ ok: false, refusal }));
  };
  request.send(file);
  return promise;
}
