import { forgetFormStart } from "#client/storage/form-start.ts";
import { changeRoot, isRecord, readRoot } from "#client/storage/storage.ts";
import { apiKinds } from "#leads/requests/marketplace-request.ts";
import type { Draft } from "../form/use-draft.ts";

/** The fields of one line or more, in their order on the page. */
export const requestFields = [
  "monthly_calls",
  "use_case",
  "name",
  "company",
  "email",
  "phone",
  "industry",
  "job",
] as const;
export type RequestField = (typeof requestFields)[number];

const apiBoxes = apiKinds.map((kind) => `api_${kind}` as const);
type ApiBox = (typeof apiBoxes)[number];

/** What the form holds, as typed; each API is a box of its own, so that it also posts without JavaScript. */
export type RequestValues = Record<RequestField, string> &
  Record<ApiBox, boolean> & { website: string; marketing_consent: boolean };

/** Reads the values of the form from the fields of the page, of a draft or of a form that the server refused. */
export function requestValues(fields: Record<string, unknown>): RequestValues {
  const texts = [...requestFields, "website"].map((name) => [name, String(fields[name] ?? "")]);
  const boxes = [...apiBoxes, "marketing_consent"].map((name) => [name, isTicked(fields[name])]);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(boxes) };
}

const isTicked = (value: unknown) => value === true || value === "on" || value === "true";

/** Returns the body of the call: the ticked boxes as a list. */
export function requestBody(typed: RequestValues) {
  const apis = apiKinds.filter((kind) => typed[`api_${kind}`]);
  const isBox = (name: string) => apiBoxes.some((box) => box === name);
  const others = Object.entries(typed).filter(([name]) => !isBox(name));
  return { ...(Object.fromEntries(others) as Omit<RequestValues, ApiBox>), apis };
}

/** The draft is stored under the root key; neither the honeypot nor a consent is part of it. */
export const requestDraft: Draft & { forget: () => void } = {
  form: "apiRequest",
  read() {
    const { apiRequest } = readRoot();
    return isRecord(apiRequest) ? requestValues(apiRequest) : {};
  },
  write(fields) {
    const { website: _honeypot, marketing_consent: _consent, ...typed } = requestValues(fields);
    changeRoot({ apiRequest: typed });
  },
  forget() {
    changeRoot({ apiRequest: null });
    forgetFormStart("apiRequest");
  },
};
