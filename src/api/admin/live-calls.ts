import { PassThrough } from "node:stream";
import { z } from "zod";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import { may, type Resource, resources } from "#accounts/staff/permissions.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { adminSchema } from "./admin-schema.ts";

// Proxies close silent connections after about half a minute.
const heartbeatInterval = 15_000;
/** Streams that one person may have open on one instance. */
const maxOpenStreams = 20;

/** GET /admin/live: kinds and ids of changed objects that the person may read, as server-sent events read with fetch. */
export function liveCalls(api: Api, deps: ApiDeps): void {
  const open = new Map<PassThrough, string>();
  api.addHook("preClose", async () => {
    for (const stream of open.keys()) stream.end();
  });

  api.get(
    "/admin/live",
    {
      config: { permission: ["today", "read"] },
      schema: {
        ...adminSchema("session"),
        summary: "Changes of objects, as a stream",
        response: { 200: z.unknown().describe("text/event-stream"), ...refusals(401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { user, sessionId, role } = request.staff;
      if ([...open.values()].filter((id) => id === user.id).length >= maxOpenStreams)
        throw new Problem(429, "too_many_requests", { headers: { "retry-after": "15" } });
      const { socket } = request.raw;
      const stream = new PassThrough();
      open.set(stream, user.id);
      const unwatch = deps.adminChanges.watch((kind, id) => {
        const resource = kind as Resource;
        if (kind !== "" && !(resources.includes(resource) && may(role, resource, "read"))) return;
        stream.write(`event: change\ndata: ${JSON.stringify({ kind, id })}\n\n`);
      });
      const checkSession = async () => {
        // A login that ended receives nothing more, whether it ended on this instance or on another one.
        if (await isSessionLive(deps.db, sessionId, deps.now())) stream.write(": still there\n\n");
        else stream.end();
      };
      const timer = setInterval(() => void checkSession().catch(() => stream.end()), heartbeatInterval);
      const stop = () => {
        clearInterval(timer);
        unwatch();
        open.delete(stream);
        stream.end();
        // A proxy uses one connection for many streams.
        socket.off("close", stop);
      };
      stream.once("close", stop);
      socket.once("close", stop);
      stream.write(": open\n\n");
      return reply
        .type("text/event-stream; charset=utf-8")
        .headers({ "cache-control": "no-store, no-transform", "x-accel-buffering": "no" })
        .send(stream);
    },
  );
}
