/** The columns of a file of subscribers: an address is not imported without a proof of consent. */
export const importColumns = ["email", "language", "consent_at", "consent_by", "consent_how"] as const;
export type ImportColumn = (typeof importColumns)[number];

export interface ImportProblem {
  line: number;
  code:
    | "not_a_table"
    | "column_missing"
    | "column_repeated"
    | "too_many_lines"
    | "invalid_email"
    | "invalid_language"
    | "invalid_day"
    | "consent_missing";
}
