import { setImmediate as breathe } from "node:timers/promises";

/** Pages that may wait for their turn; with more, a visitor is better told to come back than kept waiting. */
const longestQueue = 100;

/**
 * Draws pages that are made for one request one after the other, with everything else in between: drawn all at once,
 * a burst of them would hold up kept pages and calls. Undefined when too many wait already and it may be refused.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async function inTurn<T>(draw: () => Promise<T>, { always = false } = {}): Promise<T | undefined> {
    if (waiting >= longestQueue && !always) return undefined;
    waiting++;
    const turn = last.then(() => breathe()).then(draw);
    last = turn.catch(() => {}).finally(() => waiting--);
    return turn;
  };
}
