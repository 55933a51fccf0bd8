/**
 * Checks that each commit which changes the words of pages says what the reader gains, by a line `Readers: ...` in its
 * message (CONTRIBUTING.md). Commits before the rule are not asked; where git or the history is missing, nothing is checked.
 */
import { execFileSync } from "node:child_process";

/** The day from which the rule holds; commits of the days before were written without it. */
const since = "2026-11-29T00:00:00+07:00";
const reason = /^Readers: \S.{9,}$/m;
/** The words of the pages, mails and messages, without those of the back office. */
const ofReaders = /^content\/(id|en)\/(?!admin)[^/]+\.json$/;

/** Returns what git prints; undefined where there is no git or no repository. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 });
  } catch {
    return undefined;
  }
}

/** Returns the commits since the rule that change words of readers and do not say what these gain. */
function findSilentCommits(log: string): string[] {
  return log
    .split("\0")
    .filter(Boolean)
    .flatMap((commit) => {
      const [head = "", message = "", files = ""] = commit.split("\x01");
      const changed = files.split("\n").filter((file) => ofReaders.test(file));
      return changed.length === 0 || reason.test(message) ? [] : [`${head} changes ${changed.join(", ")}`];
    });
}

const isShallow = git("rev-parse", "--is-shallow-repository")?.trim();
const log =
  isShallow === "false"
    ? git("log", "--no-merges", `--since=${since}`, "--format=%x00%h %s%x01%B%x01", "--name-only", "--", "content")
    : undefined;
if (log === undefined) {
  console.log("The messages of commits are not checked: the history is not here.");
} else {
  const silent = findSilentCommits(log);
  for (const commit of silent) console.log(`${commit}; its message lacks a line “Readers: what they gain”`);
  console.log(`${silent.length} changes of words without a reason.`);
  process.exitCode = silent.length === 0 ? 0 : 1;
}
