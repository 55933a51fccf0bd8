import { GatewayError } from "./gateway.ts";

interface JsonResponse {
  status: number;
  body: unknown;
}

/**
 * Calls a provider over HTTP. Whatever leaves the outcome unknown (no response, an invalid one, a server error, too many
 * requests) is thrown as `unavailable`; every other response is returned.
 */
export async function jsonCall(url: string, request: RequestInit): Promise<JsonResponse> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...request, redirect: "error" });
    text = await response.text();
  } catch (cause) {
    throw new GatewayError("unavailable", "the provider does not respond", { cause });
  }
  if (response.status >= 500 || response.status === 429 || response.status === 202)
    throw new GatewayError("unavailable", `the provider responds ${response.status}`);
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch (cause) {
    throw new GatewayError("unavailable", "the provider does not respond with JSON", { cause });
  }
}

/** Returns the HTTP Basic header that both providers require: the secret key as user, no password. */
export function basicAuth(secret: string): string {
  return `Basic ${Buffer.from(`${secret}:`).toString("base64")}`;
}
