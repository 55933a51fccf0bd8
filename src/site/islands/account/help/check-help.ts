import { lazyRules } from "../../form/lazy-rules.ts";

const load = () => import("#shop/help/help-input.ts");

/** Checks a new request by the server's rules. */
export const checkHelpRequest = lazyRules(async () => (await load()).helpRequest);

/** Checks a further message by the server's rules. */
export const checkHelpMessage = lazyRules(async () => (await load()).helpMessage);
