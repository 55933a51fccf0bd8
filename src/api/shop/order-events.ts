import { PassThrough } from "node:stream";
import { z } from "zod";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import { hasOutcome } from "#shop/orders/order-states.ts";
import type { OrderStateEvent } from "#shop/orders/order-view.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";

// Proxies close silent connections after about half a minute; a refresh also covers a notification that was lost.
const refreshInterval = 15_000;
/** Streams that one customer may have open on one instance, in several tabs and on several devices. */
const maxOpenStreams = 20;

/**
 * GET /orders/{id}/events: sends the order's state now and after each change, as server-sent events read with fetch. The
 * stream ends once the order has its outcome.
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
      if (own.length >= maxOpenStreams)
        throw new Problem(429, "too_many_requests", { headers: { "retry-after": "15" } });
      const { socket } = request.raw;
      const stream = new PassThrough();
      open.set(stream, user_id);
      let lastData = "";
      const sendState = async () => {
        // A login that ended receives nothing more, whether it ended on this instance or on another one.
        if (!(await isSessionLive(deps.db, sessionId, deps.now()))) return void stream.end();
        const row = await deps.shop.db
          .selectFrom("orders")
          .select(["state", "updated_at"])
          .where("id", "=", id)
          .where("user_id", "=", user_id)
          .executeTakeFirst();
        if (!row || stream.writableEnded) return;
        const event: OrderStateEvent = { id, status: row.state, updated_at: row.updated_at.toISOString() };
        const data = JSON.stringify(event);
        stream.write(data === lastData ? ": still there\n\n" : `event: order\ndata: ${data}\n\n`);
        lastData = data;
        if (hasOutcome(row.state)) stream.end();
      };
      const refresh = () => void sendState().catch(() => stream.end());
      const unwatch = deps.shop.changes.watch(id, refresh);
      const timer = setInterval(refresh, refreshInterval);
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
      refresh();
      return reply
        .type("text/event-stream; charset=utf-8")
        .headers({ "cache-control": "no-store, no-transform", "x-accel-buffering": "no" })
        .send(stream);
    },
  );
}
