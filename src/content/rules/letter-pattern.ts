/** The path of every letter in the archive, as the router matches it; which exist is decided by what was sent. */
export const letterPattern = "/newsletter/:letter";
