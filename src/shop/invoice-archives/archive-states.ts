/** `waiting`: its job has not begun. A failed one is asked for again. */
export const archiveStates = ["waiting", "running", "ready", "failed"] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** One person has so many at once; asking for another removes the oldest. */
export const mostArchives = 5;
/** Hours for which it can be downloaded. */
export const archiveHours = 24;
