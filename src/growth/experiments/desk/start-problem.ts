/** What may prevent an experiment from being started. */
export const startProblemCodes = [
  "pages_overlap",
  "page_unknown",
  "page_language_missing",
  "section_unknown",
  "version_unknown",
  "version_invalid",
  "text_repeated",
  "language_missing",
] as const;

export interface StartProblem {
  code: (typeof startProblemCodes)[number];
  /** The arm that it is about; null for the whole experiment. */
  arm: string | null;
  /** A page, a section, a version, or a text with its language. */
  what: string;
}
