/**
 * Measures processor time. As a program, `node scripts/processor-time.mjs <file> <command> [argument ...]` runs a command and
 * writes into the file the seconds that it and all processes it started have used. The kernel tells those of processes
 * that somebody waited for; a process left by the one that started it (each browser leaves some, each killed server may)
 * is counted as it was last seen. Linux only: elsewhere the file holds "null".
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** The unit of /proc on every architecture that Node runs on. */
const ticksPerSecond = 100;
const interval = 500;

/** Reads /proc/<pid>/stat; returns undefined for a process that has ended, and where there is no /proc. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field, the name, may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), started: fields[19], own: user + system, waited: waitedUser + waitedSystem };
  } catch {
    return undefined;
  }
}

/** Returns the seconds used by the processes that this one has waited for, undefined where that is not measured. */
export function waitedSeconds() {
  const waited = readProcess(process.pid)?.waited;
  return waited === undefined ? undefined : waited / ticksPerSecond;
}

/**
 * Follows the descendants of a process in samples.
 * @param list returns all processes by number, `readProcess` of each
 * @returns `sample`, and `total`, the ticks used by all descendants up to the last sample
 */
export function followDescendants(root, list) {
  let members = new Map();
  let left = 0;

  /** Returns the nearest ancestor that still runs; undefined when none does. */
  function survivor(pid, now) {
    for (let at = members.get(pid)?.parent; members.has(at); at = members.get(at).parent) if (now.has(at)) return at;
  }

  function sample() {
    const all = list();
    const now = new Map();
    const isMember = (pid, seen = 0) => {
      const found = all.get(pid);
      if (!found || seen > 100) return false;
      if (pid === root || now.has(pid) || members.get(pid)?.started === found.started) return true;
      return isMember(found.parent, seen + 1);
    };
    for (const [pid, found] of all) if (isMember(pid)) now.set(pid, found);
    // What the ended ones had used must have been added to an ancestor that still runs; what is missing was left.
    const ended = new Map();
    for (const [pid, { started, own, waited }] of members) {
      if (now.get(pid)?.started === started) continue;
      const at = survivor(pid, now);
      ended.set(at, (ended.get(at) ?? 0) + own + waited);
    }
    for (const [at, used] of ended) {
      const added = at === undefined ? 0 : now.get(at).waited - members.get(at).waited;
      left += Math.max(0, used - added);
    }
    members = now;
  }

  function total() {
    let sum = left;
    for (const [pid, { own, waited }] of members) sum += pid === root ? waited : own + waited;
    return sum;
  }
  return { sample, total };
}

function listProcesses() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return new Map(pids.map((pid) => [Number(pid), readProcess(pid)]).filter(([, found]) => found));
}

if (import.meta.main) {
  const [file, command, ...arguments_] = process.argv.slice(2);
  const isMeasured = waitedSeconds() !== undefined;
  const followed = followDescendants(process.pid, listProcesses);
  const child = spawn(command, arguments_, { stdio: "inherit" });
  const timer = isMeasured ? setInterval(followed.sample, interval) : undefined;
  // The terminal sends them to the command too, which decides.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const end = (status) => {
    clearInterval(timer);
    if (isMeasured) followed.sample();
    writeFileSync(file, isMeasured ? String(followed.total() / ticksPerSecond) : "null");
    process.exit(status);
  };
  child.on("error", ({ message }) => {
    console.error(`${command}: ${message}`);
    end(1);
  });
  child.on("exit", (status) => end(status ?? 1));
}
