/** Something outside the program keeps it from starting; the message says what, and which key to look at. */
export class CannotStart extends Error {
  override name = "CannotStart";
}

/**
 * Waits for a step of the start that stands on something outside.
 * @param what the sentence's beginning, with the key
 * @throws CannotStart with the step's own reason, which never holds a password: neither Node nor Postgres repeats one
 */
export async function orCannotStart<T>(what: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw new CannotStart(`${what}: ${reasonOf(error)}`, { cause: error });
  }
}

/** A host of several addresses fails with one error for each, a migration with that of the database. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error.message, inner ? reasonOf(inner) : ""].filter(Boolean).join(": ") || error.name;
}

/** A database's address as it may be printed: without user and password. */
export function nameOfDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
