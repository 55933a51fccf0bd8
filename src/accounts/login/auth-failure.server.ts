import { isAPIError } from "better-auth/api";

/**
 * Reports a failure of Better Auth by the error's name alone: its message may contain personal data. Refusals are not
 * failures; by default the library would write each of them to the console.
 */
export function reportFailure(error: unknown, report: (message: string) => void): void {
  if (isAPIError(error)) {
    if (error.status === "INTERNAL_SERVER_ERROR") report(error.status);
  } else {
    report(error instanceof Error ? error.name : typeof error);
  }
}
