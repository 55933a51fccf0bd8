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
  return typeof message === "string" && temporaryMessages.test(message);
}
