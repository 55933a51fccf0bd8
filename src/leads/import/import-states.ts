import type { LeadEdit } from "../entry/lead-entry.ts";

/** The states of an import; those that end in -ing are steps that run in the background. */
export const importStates = ["uploaded", "checking", "checked", "running", "done", "undoing", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What becomes of a line that is the same as a lead that is there: the lead stays as it is, or takes over what it lacks, or all
 * that the line has; or the line becomes a lead of its own.
 */
export const duplicateChoices = ["skip", "fill", "take_over", "add"] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/**
 * What became of a line. Checked: it would be a new lead, is the same as a lead that is there, repeats an earlier line of the file,
 * or has faults. Imported: a lead was added, or a lead took its values over, or it was skipped. Undone: the lead was removed or
 * restored, or kept as somebody has worked on it since.
 */
export const lineResults = [
  ...(["new", "duplicate", "repeated", "error"] as const),
  ...(["added", "taken_over", "skipped", "removed", "restored", "kept"] as const),
];
export type LineResult = (typeof lineResults)[number];

/** A cell that cannot be taken: its field, and the code of what is wrong. */
export interface LineFault {
  field: string;
  code: string;
}

/** The fields that a line has; what its cells leave empty is absent. */
export type LineFields = Omit<LeadEdit, "version">;
