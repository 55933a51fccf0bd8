/** Outcomes of the form about personal data and of the link in its mail; each is a page `/privacy-policy/request/<outcome>`. */
export const rightsFormOutcomes = ["sent", "confirm", "confirmed", "link-not-valid"] as const;
export type RightsFormOutcome = (typeof rightsFormOutcomes)[number];

/** The page of the form. */
export const rightsFormPath = "/privacy-policy/request";
