import { readdirSync, readFileSync } from "node:fs";

/** Fields of /proc/<pid>/stat after the name of the program, in their order there. */
const [parentField, userField, systemField] = [1, 11, 12];

/** Length of a tick of the kernel's accounting, in seconds. */
const tick = 1 / 100;

function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    // It has ended.
    return undefined;
  }
}

/** Returns the seconds of processor time that a process and its present descendants have used, on Linux only. */
export function processorSeconds(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : undefined;
    if (stat) parents.set(Number(name), Number(stat[parentField]));
  }
  const isOwn = (one: number | undefined): boolean => one !== undefined && (one === pid || isOwn(parents.get(one)));
  const own = [...parents.keys()].filter(isOwn).map((one) => readStat(one));
  return own.reduce((sum, stat) => sum + (stat ? (Number(stat[userField]) + Number(stat[systemField])) * tick : 0), 0);
}
