import { createHash } from "node:crypto";
import { readPageState, stateNameOf } from "#site/page-state.server.ts";
import type { SiteServices } from "#site/site-services.ts";

/** Digests of what pages depend on, by which a stored page is compared with the one that would be made now. */
export interface PageDigests {
  /** Returns the digest of the present state of each name; undefined where one is of nothing known. */
  of(names: readonly string[]): Promise<Record<string, string> | undefined>;
  /** Call when anything changed. */
  forget(): void;
  /** Changes with each call of `forget`. */
  generation(): number;
}

/** Returns a short digest of anything that can be written as JSON. */
export const digestOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 16);

/** Creates the digests, each of which is made when it is first needed. */
export function createPageDigests(services: SiteServices): PageDigests {
  let known = new Map<string, Promise<string | undefined>>();
  let generation = 0;

  function digestOfName(name: string): Promise<string | undefined> {
    const key = stateNameOf(name);
    let digest = known.get(key);
    if (!digest) {
      const from = known;
      digest = readPageState(key, services).then((state) => state && digestOf(state));
      digest.catch(() => from.delete(key));
      from.set(key, digest);
    }
    return digest;
  }

  return {
    async of(names) {
      const digests = await Promise.all(names.map(digestOfName));
      if (digests.includes(undefined)) return undefined;
      return Object.fromEntries(names.map((name, index) => [name, digests[index]!]));
    },
    forget() {
      known = new Map();
      generation++;
    },
    generation: () => generation,
  };
}
