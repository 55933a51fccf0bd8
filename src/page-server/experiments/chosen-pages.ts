import { randomInt } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { isStaff, readArms, writeArms } from "#growth/experiments/running/arm-cookies.ts";
import { chooseArms } from "#growth/experiments/running/choose-arms.ts";
import type { ExperimentSnapshot } from "#growth/experiments/running/snapshot.server.ts";
import type { CompressedResponse, Encoding } from "../cache/compressed-response.server.ts";
import { readHeader } from "../cache/read-header.server.ts";
import { cachingHeaders } from "../page-headers.ts";
import { armKey, armName } from "./drawn-change.ts";
import type { ExperimentPages } from "./experiment-pages.ts";

const made = new WeakMap<CompressedResponse, CompressedResponse>();

/**
 * Returns a page with the same bytes that no shared cache may store: on its way to a crawler or to staff, it would be the
 * page of every visitor.
 */
function asPrivate(page: CompressedResponse): CompressedResponse {
  const known = made.get(page);
  if (known) return known;
  const { heads, unchanged } = page;
  const copy = { ...page, heads: withCaching(heads), unchanged: withCaching(unchanged) };
  made.set(page, copy);
  return copy;
}

function withCaching(heads: Record<Encoding, string[]>): Record<Encoding, string[]> {
  const replaced = (head: string[]) =>
    head.map((value, index) => (head[index - 1] === "Cache-Control" ? cachingHeaders.private : value));
  return { br: replaced(heads.br), gzip: replaced(heads.gzip), identity: replaced(heads.identity) };
}

interface Source {
  get: (key: string) => CompressedResponse | undefined;
  load: (key: string) => Promise<CompressedResponse>;
}

/** Creates the reader of pages as the arm of a request shows them; without a choice, as every visitor gets them. */
export function createChosenPages({ get, load }: Source) {
  const shown = (page: CompressedResponse, choice: ArmChoice | undefined) =>
    choice && !choice.arm ? asPrivate(page) : page;
  return {
    /** Returns the page when it is cached. */
    get(pathname: string, choice: ArmChoice | undefined): CompressedResponse | undefined {
      const page = get(armKey(pathname, choice?.arm));
      return page && shown(page, choice);
    },
    load: async (pathname: string, choice: ArmChoice | undefined): Promise<CompressedResponse> =>
      shown(await load(armKey(pathname, choice?.arm)), choice),
  };
}

/** What one request gets of a page on which an experiment runs. */
interface ArmChoice {
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
