/** The path of every article's page, as the router matches it; which articles exist is decided by the words. */
export const articlePattern = "/resources/:article";

/** The path of every letter in the archive; which exist is decided by what was sent. */
export const letterPattern = "/newsletter/:letter";
