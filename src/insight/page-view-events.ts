import type { EventName } from "./event-names.ts";

/**
 * Returns the events of one page view, by the route rules of SPEC.md section 2: an address that meets two rules sends
 * both, and addresses under /en and /v2 count like their twins.
 */
export function pageViewEvents(pathname: string): EventName[] {
  return [
    "page_view",
    ...(/^(\/en)?(\/v2)?\/?$/.test(pathname) ? (["home_page_view"] as const) : []),
    ...(pathname.includes("big-social") ? (["big_social_page_view"] as const) : []),
    ...(pathname.includes("pricing") ? (["pricing_page_view"] as const) : []),
    ...(pathname.includes("payment") ? (["payment_page_view"] as const) : []),
  ];
}
