/** What one mail to a lead may have beside its text. */
export const mailLimits = {
  /** Bytes of its files together; the largest single file too. */
  fileBytes: 10 * 1024 * 1024,
  files: 10,
  /** Further recipients. */
  cc: 5,
} as const;
