import type { PassThrough } from "node:stream";
import { liveRole } from "#accounts/login/session-rules.server.ts";
import { may, type Resource, resources } from "#accounts/staff/permissions.ts";
import { streamContract } from "#accounts/staff/session-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { eventStreams } from "../http/event-stream.ts";
import { serve } from "../http/serve.ts";

/** Kinds of changes that concern one person, whose id they have. */
const personalKinds: readonly string[] = ["notifications", "invoices/archives"];
/** Streams that one person may have open on one instance. */
const maxOpenStreams = 20;

/** GET /admin/live: kinds and ids of changed objects that the person may read, as server-sent events read with fetch. */
export function liveCalls(api: Api, deps: ApiDeps): void {
  const send = eventStreams(api, maxOpenStreams);

  serve(
    api,
    { live: streamContract.live },
    {
      live: ({ request, staff: { user, sessionId, role } }, reply) => {
        /** Ends the stream of a login that ended or has another role now, on this instance or on another one. */
        async function endUnlessSame(stream: PassThrough): Promise<boolean> {
          const isSame = (await liveRole(deps.db, sessionId, deps.now())) === role;
          if (!isSame) stream.end();
          return isSame;
        }
        return send(request, reply, {
          owner: user.id,
          watch: (stream) => {
            stream.write(": open\n\n");
            return deps.adminChanges.watch((kind, id) => {
              // Changes of a person are sent as those of staff, and by the trigger of their table.
              if (id === user.id && (kind === "staff" || kind === "customers"))
                endUnlessSame(stream).catch(() => stream.end());
              const isPersonal = personalKinds.includes(kind);
              if (isPersonal && id !== user.id) return;
              const resource = kind as Resource;
              if (!(kind === "" || isPersonal) && !(resources.includes(resource) && may(role, resource, "read")))
                return;
              stream.write(`event: change\ndata: ${JSON.stringify({ kind, id })}\n\n`);
            });
          },
          beat: async (stream) => {
            if (await endUnlessSame(stream)) stream.write(": still there\n\n");
          },
        });
      },
    },
  );
}
