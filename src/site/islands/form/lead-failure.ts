import type { Refusal } from "#client/api/outcome.ts";
import type { LeadFailure } from "./lead-form.tsx";

/** Says why nothing was sent, when that is not the fields' fault. */
export function leadFailure(
  { status, code }: Pick<Refusal, "status" | "code">,
  words: Record<"network" | "unanswered" | "limited" | "server", string>,
): LeadFailure {
  if (status === 429) return { message: words.limited };
  if (code === "offline") return { message: words.network, offline: true };
  return { message: status === 0 ? words.unanswered : words.server };
}
