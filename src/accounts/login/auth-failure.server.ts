import { isAPIError } from "better-auth/api";

/**
 * Reports what Better Auth failed at, by the error's name alone: its message may quote data. Refusals are answers, not
 * failures; the library itself would write each to the console, foreign words included.
 */
export function reportFailure(error: unknown, report: (message: string) => void): void {
  if (isAPIError(error)) {
    if (error.status === "INTERNAL_SERVER_ERROR") report(error.status);
  } else {
    report(error instanceof Error ? error.name : typeof error);
  }
}
