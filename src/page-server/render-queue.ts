import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Pages that may wait; with more, a 503 with Retry-After serves a visitor better than a long wait. */
const maxWaiting = 100;
/** Of these, pages of one client: nobody fills the queue for everybody else. */
const maxWaitingOfClient = 10;

/**
 * Creates a queue that renders pages made for one request one after the other, with everything else in between: all at
 * once, a burst of them would delay cached pages and calls. It returns undefined when too many wait already, of this
 * client or of all.
 */
export function createRenderQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const waitingOfClient = new Map<string, number>();

  function leave(clientIp: string) {
    waiting--;
    const left = waitingOfClient.get(clientIp)! - 1;
    if (left > 0) waitingOfClient.set(clientIp, left);
    else waitingOfClient.delete(clientIp);
  }

  return async function enqueue<T>(clientIp: string, render: () => Promise<T>): Promise<T | undefined> {
    const own = waitingOfClient.get(clientIp) ?? 0;
    if (waiting >= maxWaiting || own >= maxWaitingOfClient) return undefined;
    waiting++;
    waitingOfClient.set(clientIp, own + 1);
    const rendered = last.then(() => yieldToEventLoop()).then(render);
    last = rendered.catch(() => {}).finally(() => leave(clientIp));
    return rendered;
  };
}
