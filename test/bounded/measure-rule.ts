import { Script } from "node:vm";
import type { Rule } from "./find-rules.ts";
import { repeatedInputs } from "./repeated-inputs.ts";

/** What a text costs a rule, in milliseconds of this thread's processor time. */
interface Cost {
  text: string;
  milliseconds: number;
}

/** Milliseconds after which a rule is ended that might not end by itself. */
const timeout = 700;
/** Milliseconds of processor time after which no further text is tried: enough of them take long. */
const enoughSeen = 150;

// Names of the outer world are its own: code that can be ended has no access to those of a module.
const script = new Script(`(() => {
  const { rule, texts, usage, costs } = globalThis.measured;
  let sum = 0;
  for (const text of texts) {
    if (sum > ${enoughSeen}) return;
    const cost = { text, milliseconds: Infinity };
    costs.push(cost);
    const before = usage();
    text.replace(rule, "");
    const { user, system } = usage(before);
    cost.milliseconds = (user + system) / 1000;
    sum += cost.milliseconds;
  }
})()`);

function costsOf(rule: RegExp, texts: readonly string[]): Cost[] {
  const costs: Cost[] = [];
  const usage = (before?: NodeJS.CpuUsage) => process.threadCpuUsage(before);
  Object.assign(globalThis, { measured: { rule, texts, usage, costs } });
  try {
    script.runInThisContext({ timeout });
  } catch {
    // The last one has no end.
  }
  return costs;
}

/** Characters on which each text is tried first; what takes long on them is tried on more. */
const short = 8192;
const suspicious = 1;

/**
 * Returns a text of so many characters that takes a rule longer than so many milliseconds, in the best of three runs;
 * undefined when none is found.
 */
export function slowInput({ pattern, flags }: Rule, limit: number, length: number): Cost | undefined {
  const rule = new RegExp(pattern, [...new Set(`${flags}g`)].join(""));
  const suspects = costsOf(rule, repeatedInputs(pattern, flags, short)).filter(
    (cost) => cost.milliseconds > suspicious,
  );
  let tried = 0;
  for (const { text } of suspects.toSorted((one, other) => other.milliseconds - one.milliseconds)) {
    const milliseconds = best(rule, text, suspicious);
    if (milliseconds <= suspicious) continue;
    if (milliseconds === Number.POSITIVE_INFINITY) return { text, milliseconds };
    const found = { text, milliseconds: best(rule, lengthened(text, length), limit) };
    if (found.milliseconds > limit) return found;
    // What is linear takes a few milliseconds of every text.
    if (++tried === 3) return undefined;
  }
  return undefined;
}

/** Returns a text with its repeated middle so often that it has a length. */
function lengthened(text: string, length: number): string {
  const [start, middle, end] = [text.slice(0, 64), text.slice(64, -64), text.slice(-64)];
  return start + middle.repeat(Math.ceil(length / middle.length)) + end;
}

/** Returns what a text costs in the best of three runs; one that is good enough is the last. */
function best(rule: RegExp, text: string, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > enough; run++) least = Math.min(least, costsOf(rule, [text])[0]!.milliseconds);
  return least;
}
