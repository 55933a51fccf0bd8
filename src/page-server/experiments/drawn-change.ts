import type { WordLayer } from "#content/word-layer.ts";
import type { ArmChange } from "#growth/experiments/experiment.ts";
import type { ShownArm, ShownExperiment } from "#growth/experiments/running/snapshot.server.ts";
import type { PageChange } from "#site/site-services.ts";

/** What is drawn otherwise, with words that lie above the published ones. */
export interface DrawnChange extends PageChange {
  words?: WordLayer;
  /** A version of its words does not exist. */
  isIncomplete?: boolean;
}

/** Returns the key under which a page is cached as an arm shows it; no pathname of a request contains a space. */
export const armKey = (pathname: string, arm: string | undefined): string => (arm ? `${pathname} ${arm}` : pathname);

/** Returns the pathname and the arm of a key. */
export function readArmKey(key: string): { pathname: string; arm?: string } {
  const space = key.indexOf(" ");
  return space === -1 ? { pathname: key } : { pathname: key.slice(0, space), arm: key.slice(space + 1) };
}

/** Returns the name of an arm as cookies and pages have it: `x3=b`. */
export const armName = ({ name }: Pick<ShownExperiment, "name">, key: string): string => `${name}=${key}`;

/** Returns changes as one, of which the last counts. Words of a shipped experiment are published, and need nothing here. */
export function mergeChanges(changes: readonly ArmChange[]): DrawnChange | undefined {
  const edition = changes.findLast(({ kind }) => kind === "edition") as { edition: "v1" | "v2" } | undefined;
  const sections = changes.flatMap((change) => (change.kind === "section" ? [[change.section, change.show]] : []));
  if (!edition && sections.length === 0) return undefined;
  return {
    ...(edition && { edition: edition.edition }),
    ...(sections.length > 0 && { sections: Object.fromEntries(sections) }),
  };
}

/** Returns a page as an arm shows it, above what shipped experiments change. */
export function changeOfArm(shipped: readonly ArmChange[], name: string, { change, words }: ShownArm): DrawnChange {
  const isIncomplete = change.kind === "words" && !words;
  return {
    ...mergeChanges([...shipped, change]),
    ...(words && { words }),
    ...(isIncomplete && { isIncomplete }),
    arm: name,
  };
}
