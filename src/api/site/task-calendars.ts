import { z } from "zod";
import { readFeed } from "#tasks/task-feed.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";

/** Calendars read every few minutes at most; many people share the address of an office. */
const readLimit = { max: 120, seconds: 60 };

/** GET /task-calendars/{token}.ics: the open tasks of a member of staff, for whoever knows the secret address. */
export function taskCalendars(api: Api, deps: ApiDeps): void {
  const params = z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) });
  api.get("/task-calendars/:file", { schema: { hide: true, params } }, async (request, reply) => {
    await enforceRateLimit(request, "task-calendar", readLimit, deps);
    const token = request.params.file.slice(0, -".ics".length);
    const text = await readFeed(deps.db, token, deps.config.publicUrl);
    if (text === undefined) throw new Problem(404, "not_found");
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, no-store")
      .header("x-robots-tag", "noindex")
      .send(text);
  });
}
