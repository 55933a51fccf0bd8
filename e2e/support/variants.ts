import { createHash } from "node:crypto";
import { runsAll } from "../../test/support/runs-all.ts";

/**
 * Returns the variants (languages, widths, editions, pages) in which a run makes a journey: one, which the journey's name
 * always chooses, so that journeys alternate between them; all of them in a run of everything. What a visitor reads in the other
 * language is held by the content checks and the walk over all rendered pages.
 */
export function variantsOf<Variant>(journey: string, variants: readonly Variant[]): readonly Variant[] {
  return runsAll ? variants : [chooseBy(journey, variants)];
}

/** Returns one of the values: the same for the same name, each about as often as the others. */
export function chooseBy<Value>(name: string, values: readonly Value[]): Value {
  return values[createHash("sha256").update(name).digest().readUInt32BE() % values.length]!;
}
