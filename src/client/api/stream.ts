import { apiBase } from "./base.ts";
import { endLogin, expireLogin } from "./login-ended.ts";
import { refreshToken } from "./refresh-token.ts";
import { cookieToken } from "./token.ts";

/** Opens an answer that is read while it arrives; undefined when it could not be opened. Follows the login rules. */
export async function attemptStream(
  path: string,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<string> | undefined> {
  let response = await open(path, signal);
  if (response?.status === 401) {
    const renewed = await refreshToken();
    if (renewed === "unreachable") return undefined;
    if (renewed === "fresh") response = await open(path, signal);
  }
  if (response?.status === 401) expireLogin();
  if (response?.status === 403) endLogin();
  if (!response?.ok || !response.body) return undefined;
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

async function open(path: string, signal: AbortSignal): Promise<Response | undefined> {
  const token = cookieToken();
  try {
    return await fetch(apiBase() + path, {
      headers: { Accept: "text/event-stream", ...(token && { Authorization: `Bearer ${token}` }) },
      signal,
    });
  } catch {
    return undefined;
  }
}
