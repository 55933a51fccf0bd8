import { apiBase } from "#client/api/base.ts";
import { isRecord, readRoot } from "#client/storage/storage.ts";
import { whenQuiet } from "./when-shown.ts";

/** Seconds between two looks at the token file. */
const lifetime = 3600;

/** Refreshes the design tokens when they are due, in a quiet moment; what comes is shown from the next page on. */
export function keepDesignTokensFresh(): void {
  const source = document.documentElement.dataset.tokensUrl || `${apiBase()}/design-tokens`;
  const { designTokens } = readRoot();
  const age =
    isRecord(designTokens) && designTokens.source === source ? Date.now() - Number(designTokens.at) : Infinity;
  // A clock that was set back makes the age negative: as good as old.
  if (age >= 0 && age < lifetime * 1000) return;
  whenQuiet(() => void import("#client/tokens/refresh.ts").then((it) => it.refreshTokens(source)));
}
