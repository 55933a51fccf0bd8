import { QueryClient } from "@tanstack/react-query";
import type { Refusal } from "#client/api/outcome.ts";

/** What a query throws when its call was refused. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Returns why a query failed; undefined when it did not. An error that is no refusal belongs to the screen's boundary.
 */
export function refusalOf(error: Error | null): Refusal | undefined {
  if (!error) return undefined;
  if (error instanceof Refused) return error.refusal;
  throw error;
}

/** Returns whether a call is worth repeating: only a failure without a response of ours is. */
const isTransient = (error: Error) =>
  error instanceof Refused && (error.refusal.status === 0 || error.refusal.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Changes arrive by the live stream, so data is not fetched again only because a screen opens.
      staleTime: 30_000,
      gcTime: 300_000,
      // Whether the device is connected is shown by the call itself.
      networkMode: "always",
      retry: (count, error) => count < 2 && isTransient(error),
    },
    mutations: { networkMode: "always" },
  },
});
