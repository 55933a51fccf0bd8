import type { HelpMessage, HelpRequest } from "#shop/help/help-input.ts";

/** Loads the rules of the server with the first press; if they cannot be loaded, everything passes and the server checks. */
const loadRules = () => import("#shop/help/help-input.ts").catch(() => undefined);

/** Checks a new request by the server's rules. */
export async function checkHelpRequest(typed: Record<string, unknown>) {
  const rules = await loadRules();
  return rules ? rules.helpRequest.safeParse(typed) : { success: true as const, data: typed as unknown as HelpRequest };
}

/** Checks a further message by the server's rules. */
export async function checkHelpMessage(typed: Record<string, unknown>) {
  const rules = await loadRules();
  return rules ? rules.helpMessage.safeParse(typed) : { success: true as const, data: typed as unknown as HelpMessage };
}
