import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { isStaff, readArms, writeArms } from "#growth/experiments/running/arm-cookies.ts";
import { chooseArms } from "#growth/experiments/running/choose-arms.ts";
import type { ExperimentSnapshot } from "#growth/experiments/running/snapshot.server.ts";
import { readHeader } from "../cache/read-header.server.ts";
import { armName } from "./drawn-change.ts";
import type { ExperimentPages } from "./experiment-pages.ts";

/** What one request gets of a page on which an experiment runs. */
export interface ArmChoice {
  /** `x3=b`; undefined for crawlers and staff, who see the page as it is and are not counted. */
  arm?: string;
  /** The Set-Cookie header, when the browser has not sent these arms. */
  cookie?: string;
}

/** Creates the choice of the arm that a request gets: that of its cookie, else one drawn by weight. */
export function createArmChoice(
  pages: Pick<ExperimentPages, "at">,
  current: () => ExperimentSnapshot,
  { secure, random = randomInt }: { secure: boolean; random?: (below: number) => number },
) {
  /** Returns undefined where no experiment runs on the page at a pathname. */
  return function choose(request: IncomingMessage, pathname: string): ArmChoice | undefined {
    const experiment = pages.at(pathname)?.running;
    if (!experiment) return undefined;
    const cookie = readHeader(request, "cookie");
    if (isStaff(cookie)) return {};
    const stored = readArms(cookie);
    // Crawlers are sent no cookie, so whoever has one is none.
    if (!stored.has(experiment.name) && isbot(readHeader(request, "user-agent"))) return {};
    const { running, drafts } = current();
    const { arms, isNew } = chooseArms(stored, running, drafts, random);
    const arm = armName(experiment, arms.get(experiment.name)!);
    return isNew ? { arm, cookie: writeArms(arms, { secure }) } : { arm };
  };
}
