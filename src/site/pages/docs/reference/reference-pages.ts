/** The tags of the OpenAPI specification that each page of the reference shows, those for integrators first. */
export const referencePages = {
  shop: ["shop"],
  leads: ["leads"],
  account: ["account"],
  auth: ["auth"],
  site: ["site", "insight", "simulator"],
} as const;
export type ReferencePage = keyof typeof referencePages;

/** Calls that the site's own pages make: they are listed with their inputs, without code. */
const plumbing =
  /^\/(auth\/(?!sign-in\/email|token|two-factor\/verify-totp|sign-out)|events|consents|design-tokens|simulator|payments|subscribe\/|account\/(password|email|verification|deletion|sessions)|handover|orders\/\{id\}\/(check|method|buyer|credit)|subscriptions|big-social\/token|packages\/\{product\}\/open)/;

export function isForIntegrators({ path }: { path: string }): boolean {
  return !plumbing.test(path);
}

/**
 * Returns whether the reference shows a sample. For calls that take the session's cookie the guide has the whole one; a
 * sample that uploads a file would need a file of its reader.
 */
export function hasCode({ path }: { path: string }): boolean {
  return isForIntegrators({ path }) && !/^\/(auth\/(token|two-factor|sign-out)|help-files)/.test(path);
}
