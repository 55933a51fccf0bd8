/** Where the letters that were sent can be read. */
export const archiveFolder = "/newsletter";

/** Returns the path of a letter's page. */
export const archivePath = (slug: string): string => `${archiveFolder}/${slug}`;
