/** The header in which the API passes the client's address to Better Auth; a client's own value is replaced. */
export const clientAddressHeader = "x-bigsuite-client";
