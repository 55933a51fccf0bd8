import type { Refusal } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../words/use-words.ts";

/** Returns the function that says a refusal in words: the server's, or ours where none came. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { failure } = useWords("admin");
  return ({ status, code, message, retryAfterSeconds }) => {
    if (code === "offline") return failure.offline;
    if (code === "timeout") return failure.timeout;
    if (status === 0) return failure.unreachable;
    if (status === 429) return fill(failure.wait, { n: retryAfterSeconds ?? 30 });
    return message ?? failure.other;
  };
}
