/** One part of the suite. `All` are the values of all parts by their names. */
interface Part<All, Value> {
  /** The names of the parts that are started before this one, and stopped after it. */
  needs: readonly (keyof All)[];
  start(needed: All): Value | Promise<Value>;
  /** Is called once the start has begun; `value` is undefined where it failed. */
  stop?(needed: All, value: Value | undefined): unknown;
}

/** A part for each name of `All` but those of the values that are given. */
export type Parts<All, Given extends keyof All> = { [Name in Exclude<keyof All, Given>]: Part<All, All[Name]> };

/** Returns the function by which parts are declared: each sees only the values that it names. */
export function partsOf<All>() {
  return <Name extends keyof All, Value>(
    needs: readonly Name[],
    part: Omit<Part<Pick<All, Name>, Value>, "needs">,
  ): Part<All, Value> => ({ needs, ...part });
}

/**
 * Starts the parts one after another, each after those that it needs, else in the order of their declaration. `stop` waits
 * for the start, which ends before its next part when `ending` is aborted, and stops in reverse what was begun.
 */
export function startParts<All, Given extends keyof All>(
  parts: Parts<All, Given>,
  given: Pick<All, Given>,
  ending: AbortSignal,
): { started: Promise<All>; stop(): Promise<void> } {
  const stops = new AsyncDisposableStack();
  const values = new Map<keyof All, unknown>(Object.entries(given) as [keyof All, unknown][]);
  async function startAll(): Promise<All> {
    for (const [name, part] of orderByNeeds<All>(parts, [...values.keys()])) {
      ending.throwIfAborted();
      const needed = Object.fromEntries(part.needs.map((need) => [need, values.get(need)])) as All;
      let value: unknown;
      stops.defer(async () => void (await part.stop?.(needed, value)));
      value = await part.start(needed);
      values.set(name, value);
    }
    return Object.fromEntries(values) as All;
  }
  const started = startAll();
  return {
    started,
    async stop() {
      await started.catch(() => {});
      await stops.disposeAsync();
    },
  };
}

/** @throws Error when parts need each other */
function orderByNeeds<All>(parts: object, given: (keyof All)[]): [keyof All, Part<All, unknown>][] {
  const known = new Set(given);
  const waiting = new Map(Object.entries(parts) as [keyof All, Part<All, unknown>][]);
  const order: [keyof All, Part<All, unknown>][] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { needs }]) => needs.every((need) => known.has(need)));
    if (!next) throw new Error(`Parts need each other: ${[...waiting.keys()].join(", ")}`);
    order.push(next);
    known.add(next[0]);
    waiting.delete(next[0]);
  }
  return order;
}
