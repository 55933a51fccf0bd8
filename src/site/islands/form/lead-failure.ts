import type { Refusal } from "#client/api/outcome.ts";

/** Why nothing was sent, when no field is the reason. */
export interface LeadFailure {
  message: string;
  /** There was no network: the form sends itself once there is. */
  offline?: boolean;
}

/** Returns in words why nothing was sent. */
export function leadFailure(
  { status, code }: Pick<Refusal, "status" | "code">,
  words: Record<"network" | "unanswered" | "limited" | "server", string>,
): LeadFailure {
  if (status === 429) return { message: words.limited };
  if (code === "offline") return { message: words.network, offline: true };
  return { message: status === 0 ? words.unanswered : words.server };
}
