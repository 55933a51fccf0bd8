/** The lengths of a subscription that are offered with one press; every other one is reached month by month. */
export const monthChoices = [1, 3, 6, 12] as const;
