/** How a journal is written: for people, or as a program for accounts imports it. */
export const journalLayouts = ["general", "accurate", "jurnal", "odoo"] as const;
export type JournalLayout = (typeof journalLayouts)[number];
