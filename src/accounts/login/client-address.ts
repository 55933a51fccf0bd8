/** The header in which the API hands Better Auth the caller's address; whatever a caller puts there is replaced. */
export const clientAddressHeader = "x-bigsuite-client";
