import type { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import { isSettled } from "#shop/orders/order-states.ts";
import type { OrderStateEvent } from "#shop/orders/order-view.ts";
import { type OrderWithPayment, readOrderState } from "#shop/orders/orders-store.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { eventStreams } from "../http/event-stream.ts";

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
 * Returns the sender of an order's state now and after each change, as server-sent events read with fetch. The stream ends
 * once the order has its outcome and its workspace is open.
 */
export function orderStream(api: Api, deps: ApiDeps) {
  const send = eventStreams(api, maxOpenStreams);
  return (request: FastifyRequest, reply: FastifyReply, { id, user_id }: OrderWithPayment): FastifyReply => {
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
  };
}
