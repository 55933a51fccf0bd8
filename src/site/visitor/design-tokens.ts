import { apiBase } from "#client/api/base.ts";
import { isRecord, readRoot } from "#client/storage/storage.ts";
import { whenIdle } from "./page-lifecycle.ts";
import { withOptional } from "./recover-import.ts";

/** Seconds until the stored tokens are fetched again. */
const lifetime = 3600;

/**
 * Fetches the design tokens when the stored ones are too old, while the browser is idle; they apply from the next page.
 */
export function refreshDesignTokens(): void {
  const source = document.documentElement.dataset.tokensUrl || `${apiBase()}/design-tokens`;
  const { designTokens } = readRoot();
  const age =
    isRecord(designTokens) && designTokens.source === source ? Date.now() - Number(designTokens.at) : Infinity;
  // After the clock was set back the age is negative: the tokens count as old.
  if (age >= 0 && age < lifetime * 1000) return;
  whenIdle(() => withOptional(import("#client/tokens/refresh.ts"), ({ refreshTokens }) => refreshTokens(source)));
}
