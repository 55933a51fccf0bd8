/** What a person may agree to. `privacy` is the notice read at registration, `marketing` is mail about our products. */
export const consentPurposes = ["privacy", "marketing"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Those that a person can give and take back at any time. */
export const changeablePurposes = ["marketing"] as const satisfies readonly ConsentPurpose[];
