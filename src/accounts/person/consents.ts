/** What a person may consent to. `privacy` is the notice read at registration, `marketing` is mail about our products. */
export const consentPurposes = ["privacy", "marketing"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Purposes for which consent can be given and withdrawn at any time. */
export const changeablePurposes = ["marketing"] as const satisfies readonly ConsentPurpose[];
