import { GatewayError } from "./gateway.ts";

export interface JsonResponse {
  status: number;
  body: unknown;
}

/**
 * One HTTP call to a provider. Whatever leaves the outcome unknown (no answer, a broken one, a server error, too many
 * requests) is thrown as `unavailable`; every other answer is handed back to be judged.
 */
export async function jsonCall(url: string, request: RequestInit): Promise<JsonResponse> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...request, redirect: "error" });
    text = await response.text();
  } catch (cause) {
    throw new GatewayError("unavailable", "the provider does not answer", { cause });
  }
  if (response.status >= 500 || response.status === 429 || response.status === 202)
    throw new GatewayError("unavailable", `the provider answers ${response.status}`);
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch (cause) {
    throw new GatewayError("unavailable", "the provider answers no JSON", { cause });
  }
}

/** HTTP Basic as both providers want it: the secret key as user, no password. */
export function basicAuth(secret: string): string {
  return `Basic ${Buffer.from(`${secret}:`).toString("base64")}`;
}
