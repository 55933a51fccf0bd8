import { z } from "zod";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import { may, type Resource, resources } from "#accounts/staff/permissions.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { eventStreams } from "../http/event-stream.ts";
import { refusals } from "../http/problem.ts";
import { adminSchema } from "./admin-schema.ts";

/** Streams that one person may have open on one instance. */
const maxOpenStreams = 20;

/** GET /admin/live: kinds and ids of changed objects that the person may read, as server-sent events read with fetch. */
export function liveCalls(api: Api, deps: ApiDeps): void {
  const send = eventStreams(api, maxOpenStreams);

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
      return send(request, reply, {
        owner: user.id,
        watch: (stream) => {
          stream.write(": open\n\n");
          return deps.adminChanges.watch((kind, id) => {
            const resource = kind as Resource;
            if (kind !== "" && !(resources.includes(resource) && may(role, resource, "read"))) return;
            stream.write(`event: change\ndata: ${JSON.stringify({ kind, id })}\n\n`);
          });
        },
        beat: async (stream) => {
          // A login that ended receives nothing more, whether it ended on this instance or on another one.
          if (await isSessionLive(deps.db, sessionId, deps.now())) stream.write(": still there\n\n");
          else stream.end();
        },
      });
    },
  );
}
