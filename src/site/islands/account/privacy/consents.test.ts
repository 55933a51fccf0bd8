import { expect, it } from "vitest";
import { type ConsentEntry, consentText } from "./consents.tsx";

const words = { privacyGiven: "read", given: "given", taken: "stopped", notGiven: "never given" } as never;
const entry = (purpose: ConsentEntry["purpose"], granted: boolean): ConsentEntry => ({ purpose, granted, at: "" });
const textsOf = (history: ConsentEntry[]) => history.map((_, index) => consentText(history, index, words));

it("shows a consent as stopped only when it was given before", () => {
  const atRegistration = [entry("marketing", false), entry("privacy", true)];
  expect(textsOf(atRegistration)).toEqual(["never given", "read"]);
  const later = [entry("marketing", false), entry("marketing", true), ...atRegistration];
  expect(textsOf(later)).toEqual(["stopped", "given", "never given", "read"]);
});
