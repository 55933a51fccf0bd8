/** The columns of a file of subscribers: an address is not imported without a proof of consent. */
export const importColumns = ["email", "language", "consent_at", "consent_by", "consent_how"] as const;
export type ImportColumn = (typeof importColumns)[number];
