/** Characters of a comment. */
export const commentLength = 3000;
/** Characters of a field that a thread stores, to be found again and understood when the field has changed. */
export const quoteLength = 300;
