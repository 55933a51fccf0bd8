import { isRecord } from "../storage/storage.ts";
import type { Issue, Refusal } from "./outcome.ts";

/** Reads an RFC 9457 problem; any other response (a proxy's HTML page) becomes a refusal too. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, detail, title, issues, type: _type, status: _status, ...details } = isRecord(body) ? body : {};
  const message = typeof detail === "string" ? detail : title;
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return {
    status: response.status,
    code: typeof code === "string" ? code : response.status === 429 ? "too_many_requests" : "unexpected_answer",
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    ...(typeof message === "string" && { message }),
    ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
    details,
  };
}

function isIssue(value: unknown): value is Issue {
  return isRecord(value) && typeof value.path === "string" && typeof value.code === "string";
}
