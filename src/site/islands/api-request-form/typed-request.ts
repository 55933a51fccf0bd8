import { apiKinds } from "#leads/requests/marketplace-request.ts";

/** The fields of one line or more, in their order on the page. */
export const textFields = [
  "name",
  "company",
  "email",
  "phone",
  "industry",
  "job",
  "monthly_calls",
  "use_case",
] as const;
export type TextField = (typeof textFields)[number];

export const apiBoxes = apiKinds.map((kind) => `api_${kind}` as const);
export type ApiBox = (typeof apiBoxes)[number];

/** What the form holds: everything as typed; each API is a box of its own, so that it also posts without JavaScript. */
export type TypedRequest = Record<TextField, string> &
  Record<ApiBox, boolean> & { apis: string[]; website: string; marketing_consent: boolean };

const ticked = (value: unknown) => value === true || value === "on" || value === "true";

export function typedRequest(given: Record<string, unknown>): TypedRequest {
  const texts = [...textFields, "website"].map((name) => [name, String(given[name] ?? "")]);
  const boxes = [...apiBoxes, "marketing_consent"].map((name) => [name, ticked(given[name])]);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(boxes), apis: [] } as TypedRequest;
}

/** What the call takes: the ticked boxes as a list. */
export function asRequest(typed: TypedRequest): Record<string, unknown> {
  const { name, company, email, phone, industry, job, monthly_calls, use_case, website, marketing_consent } = typed;
  const apis = apiKinds.filter((kind) => typed[`api_${kind}`]);
  return { name, company, email, phone, industry, job, monthly_calls, use_case, website, marketing_consent, apis };
}
