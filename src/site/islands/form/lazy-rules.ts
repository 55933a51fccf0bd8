import type { Parsed } from "./use-form.ts";

/** A schema of the server, as far as a form uses it. */
interface Rules<T> {
  safeParse(typed: unknown): Parsed<T>;
}

/**
 * Returns a check of a form by rules of the server that are loaded with the first press. If they cannot be loaded,
 * everything passes and the server checks.
 */
export function lazyRules<T>(load: () => Promise<Rules<T>>) {
  return async (typed: Record<string, unknown>): Promise<Parsed<T>> => {
    const rules = await load().catch(() => undefined);
    return rules ? rules.safeParse(typed) : { success: true, data: typed as T };
  };
}
