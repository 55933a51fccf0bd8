/** Years after the end of the calendar year for which books and documents are retained (UU KUP, art. 28, paragraph 11). */
export const bookYears = 10;
