/** The path of every article's page, as the router matches it; which articles exist is decided by the words. */
export const articlePattern = "/resources/:article";
