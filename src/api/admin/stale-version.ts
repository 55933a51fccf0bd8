import { Problem } from "../http/problem.ts";

/** Returns the refusal of a save based on an older version; `current` is the object as the client would read it now. */
export function staleVersion(current: unknown): Problem {
  return new Problem(409, "stale_version", { extra: { current } });
}
