/** Codes of Postgres (SQLSTATE), of sockets and of name lookups that say: not now, perhaps in a moment. */
const passing =
  /^(08...|57P0[1235]|53300|25P03|57014|55P03|E(CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;

/** What the driver and its pool say without a code. */
const passingWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * Whether the database could not be reached, or gave up waiting (for a connection, a lock, the end of a statement): the
 * same request may well succeed a little later.
 */
export function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") return passing.test(code);
  return typeof message === "string" && passingWords.test(message);
}
