import { PassThrough } from "node:stream";
import { z } from "zod";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import { isSettled } from "#shop/orders/order-states.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";

// Proxies close silent connections after half a minute or so; looking again covers a notice that was lost.
const lookAgain = 15_000;
/** Streams that one person may have open on one instance: tabs and devices, with room to spare. */
const mostOpen = 20;

/**
 * GET /orders/{id}/events: the order's state now and after each change, as server-sent events read with fetch. The stream
 * ends by itself once nothing more is expected.
 */
export function orderEvents(api: Api, deps: ApiDeps): void {
  const open = new Map<PassThrough, string>();
  api.addHook("preClose", async () => {
    for (const stream of open.keys()) stream.end();
  });

  api.get(
    "/orders/:id/events",
    {
      schema: {
        summary: "Changes of one own order, as a stream",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        response: { 200: z.unknown().describe("text/event-stream"), ...refusals(401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { id, user_id } = await ownOrder(deps, request, request.params.id);
      const { sessionId } = request.signedIn;
      const own = [...open.values()].filter((user) => user === user_id);
      if (own.length >= mostOpen) throw new Problem(429, "too_many_requests", { headers: { "retry-after": "15" } });
      const { socket } = request.raw;
      const stream = new PassThrough();
      open.set(stream, user_id);
      let last = "";
      const look = async () => {
        // A login that ended sees nothing more, whether it ended here or on another instance.
        if (!(await isSessionLive(deps.db, sessionId, deps.now()))) return void stream.end();
        const row = await deps.shop.db
          .selectFrom("orders")
          .select(["state", "updated_at"])
          .where("id", "=", id)
          .where("user_id", "=", user_id)
          .executeTakeFirst();
        if (!row || stream.writableEnded) return;
        const data = JSON.stringify({ id, status: row.state, updated_at: row.updated_at.toISOString() });
        stream.write(data === last ? ": still there\n\n" : `event: order\ndata: ${data}\n\n`);
        last = data;
        if (isSettled(row.state)) stream.end();
      };
      const lookSafely = () => void look().catch(() => stream.end());
      const unwatch = deps.shop.changes.watch(id, lookSafely);
      const timer = setInterval(lookSafely, lookAgain);
      const stop = () => {
        clearInterval(timer);
        unwatch();
        open.delete(stream);
        stream.end();
        // A proxy's connection outlives many streams.
        socket.off("close", stop);
      };
      stream.once("close", stop);
      socket.once("close", stop);
      lookSafely();
      return reply
        .type("text/event-stream; charset=utf-8")
        .headers({ "cache-control": "no-store, no-transform", "x-accel-buffering": "no" })
        .send(stream);
    },
  );
}
