import { setImmediate as breathe } from "node:timers/promises";

/** Pages that may wait for their turn; with more, a visitor is better told to come back than kept waiting. */
const longestQueue = 100;
/** Of these, pages of one address: nobody fills the queue for everybody else. */
const mostOfOne = 10;

/**
 * Draws pages that are made for one request one after the other, with everything else in between: drawn all at once,
 * a burst of them would hold up kept pages and calls. Undefined when too many wait already, of this address or of all.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const ofOne = new Map<string, number>();

  function leave(address: string) {
    waiting--;
    const left = ofOne.get(address)! - 1;
    if (left > 0) ofOne.set(address, left);
    else ofOne.delete(address);
  }

  return async function inTurn<T>(address: string, draw: () => Promise<T>): Promise<T | undefined> {
    const own = ofOne.get(address) ?? 0;
    if (waiting >= longestQueue || own >= mostOfOne) return undefined;
    waiting++;
    ofOne.set(address, own + 1);
    const turn = last.then(() => breathe()).then(draw);
    last = turn.catch(() => {}).finally(() => leave(address));
    return turn;
  };
}
