import { parseArgs } from "node:util";
import { createScenarios } from "./faults/scenarios.ts";

/**
 * `npm run faults`: ends processes, stops databases, mail servers and the bank, fills the disk and moves the clock while
 * people write and buy, and compares what was answered with what is stored. Words name the scenarios to run.
 */
const { values, positionals } = parseArgs({
  options: { short: { type: "boolean" }, kills: { type: "string" }, seconds: { type: "string" } },
  allowPositionals: true,
});
const wanted = positionals.map((word) => word.toLowerCase());
let failed = 0;
const limits = {
  ...(values.kills && { kills: Number(values.kills) }),
  ...(values.seconds && { seconds: Number(values.seconds) }),
};
for (const { name, obstacle, run } of createScenarios(limits)) {
  if (wanted.length > 0 && !wanted.some((word) => name.toLowerCase().includes(word))) continue;
  const skipped = obstacle?.();
  if (skipped) {
    console.log(`  ${name}: skipped, ${skipped}`);
    continue;
  }
  const began = performance.now();
  try {
    const { figures, differences } = await run(values.short ? "short" : "long");
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${differences.length === 0 ? "+" : "!"} ${name}: ${figures}; ${seconds} s`);
    for (const difference of differences) console.log(`    ${difference}`);
    if (differences.length > 0) failed++;
  } catch (error) {
    failed++;
    console.log(`! ${name}: could not be run to its end: ${error instanceof Error ? error.stack : error}`);
  }
}
console.log(failed === 0 ? "\nNothing answered was lost, doubled or wrong." : `\n${failed} scenarios failed.`);
process.exit(failed === 0 ? 0 : 1);
