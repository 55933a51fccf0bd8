import { registerCalls } from "#api/calls.ts";
import type { ApiOptions } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import type { Database } from "#infra/database/tables.server.ts";

/** Calls that change nothing but the session of who sends them, or that only read. */
const unrecorded = [
  "/api/admin/campaigns/costs/preview",
  "/api/admin/confirm",
  "/api/admin/content/find",
  "/api/admin/content/mail-previews",
  "/api/admin/content/previews",
  // What a person has read, and which mails they want, is theirs.
  "/api/admin/notifications/:id",
  "/api/admin/notifications/read",
  "/api/admin/notifications/settings",
  "/api/admin/people/find",
  "/api/admin/subscribers/trial",
];

/**
 * Returns all calls for `buildApi`, with a check: a call of the back office that changes something, and succeeds, has
 * written at least one entry of the audit log with its request's id; else it responds 500 `not_recorded`.
 */
export function auditedCalls(db: Database): NonNullable<ApiOptions["calls"]> {
  // A repeat of a call that was recorded changes nothing.
  const recorded = new Set<string>();
  return async (api, deps) => {
    api.addHook("onSend", async (request, reply, payload) => {
      const { url = "" } = request.routeOptions;
      const isChange = url.startsWith("/api/admin/") && !["GET", "HEAD"].includes(request.method);
      if (!isChange || reply.statusCode >= 300 || unrecorded.includes(url)) return payload;
      // Of a selection, no object may have been as the person saw it.
      if (/^\{"data":\{"(changed|drafts)":\[\],/.test(String(payload))) return payload;
      const entry = await db
        .selectFrom("audit_log")
        .select("id")
        .where("request_id", "=", request.id)
        .executeTakeFirst();
      const call = JSON.stringify([request.method, request.url, request.body, request.staff.user.id]);
      if (entry) recorded.add(call);
      if (recorded.has(call)) return payload;
      reply.code(500);
      return JSON.stringify({ code: "not_recorded", url });
    });
    await registerCalls(api, deps as ApiDeps);
  };
}
