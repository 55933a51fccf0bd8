/** Something outside the program prevents its start; the message names the cause and the key to check. */
export class CannotStart extends Error {
  override name = "CannotStart";
}

/**
 * Waits for a step of the start that depends on something outside.
 * @param what the beginning of the sentence, with the key
 * @throws CannotStart with the step's own reason, which contains no password: neither Node nor Postgres repeats one
 */
export async function orCannotStart<T>(what: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw new CannotStart(`${what}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Returns the messages of an error and its causes: a host of several addresses fails with one error for each. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error.message, inner ? reasonOf(inner) : ""].filter(Boolean).join(": ") || error.name;
}

/** Returns a database's address as it may be printed: without user and password. */
export function nameOfDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
