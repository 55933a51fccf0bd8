import type { PassThrough } from "node:stream";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import { isSettled } from "#shop/orders/order-states.ts";
import type { OrderStateEvent } from "#shop/orders/order-view.ts";
import { readOrderState } from "#shop/orders/orders-store.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { eventStreams } from "../http/event-stream.ts";
import { refusals, sentAs } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";

/** Streams that one customer may have open on one instance, in several tabs and on several devices. */
const maxOpenStreams = 20;

/** A comment, which readers of the stream ignore. */
const stillThere = ": still there\n\n";

/**
 * Beats after which the database is asked (once a minute), which covers a notification that was lost. At the others the stream
 * only says that it is open, since thousands of pages may wait for a payment.
 */
const beatsBetweenReads = 4;

/**
 * GET /orders/{id}/events: sends the order's state now and after each change, as server-sent events read with fetch. The
 * stream ends once the order has its outcome and its workspace is open.
 */
export function orderEvents(api: Api, deps: ApiDeps): void {
  const send = eventStreams(api, maxOpenStreams);

  api.get(
    "/orders/:id/events",
    {
      schema: {
        summary: "Changes of one own order, as a stream",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        response: { 200: sentAs("text/event-stream"), ...refusals(401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { id, user_id } = await ownOrder(deps, request, request.params.id);
      const { sessionId } = request.signedIn;
      let lastData = "";
      let beats = 0;
      const sendState = async (stream: PassThrough) => {
        // A login that ended receives nothing more, whether it ended on this instance or on another one.
        if (!(await isSessionLive(deps.db, sessionId, deps.now()))) return void stream.end();
        const row = await readOrderState(deps.shop.db, id, user_id);
        if (!row || stream.writableEnded) return;
        const { state: status, workspace } = row;
        const event: OrderStateEvent = { id, status, workspace, updated_at: row.updated_at.toISOString() };
        const data = JSON.stringify(event);
        stream.write(data === lastData ? stillThere : `event: order\ndata: ${data}\n\n`);
        lastData = data;
        if (isSettled(status, workspace)) stream.end();
      };
      return send(request, reply, {
        owner: user_id,
        watch: (stream) => {
          const refresh = () => void sendState(stream).catch(() => stream.end());
          refresh();
          return deps.shop.changes.watch(id, refresh);
        },
        beat: async (stream) => {
          if (++beats % beatsBetweenReads === 0) await sendState(stream);
          else stream.write(stillThere);
        },
      });
    },
  );
}
