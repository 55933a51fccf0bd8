import type { Refusal } from "#client/api/outcome.ts";
import type { LeadFailure } from "./lead-form.tsx";

/** Says why nothing was sent, when that is not the fields' fault. */
export function leadFailure(
  { status, code }: Pick<Refusal, "status" | "code">,
  words: { network: string; limited: string; server: string },
): LeadFailure {
  if (status === 429) return { message: words.limited };
  return status === 0 ? { message: words.network, offline: code === "offline" } : { message: words.server };
}
