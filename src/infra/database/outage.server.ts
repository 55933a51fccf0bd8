/** Codes of Postgres (SQLSTATE), of sockets and of name lookups for failures that may be temporary. */
const temporaryCodes =
  /^(08...|57P0[1235]|53300|25P03|57014|55P03|E(CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;

/** Messages of the driver and its pool, which have no code. */
const temporaryMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * Returns whether the database could not be reached, or a wait timed out (for a connection, a lock, the end of a
 * statement): the same request may succeed a little later.
 */
export function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") return temporaryCodes.test(code);
  // Of several rows that failed, each for such a reason.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isOutage);
  return typeof message === "string" && temporaryMessages.test(message);
}

/** Returns whether a system could not be reached at all, so that the next call would fail too: not so after a timeout. */
export function isAway(error: unknown): boolean {
  return isOutage(error) && !/^(57014|55P03|25P03)$/.test(String((error as { code?: unknown }).code));
}
