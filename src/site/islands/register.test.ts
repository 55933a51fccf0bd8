import { expect, test } from "vitest";
import { initialRegistration } from "#client/state/registration.ts";
import { displayedDraft, draftOf } from "./register.tsx";

test("what is typed changes the fields that are asked for, and no others", () => {
  const typed = { first_name: "Siti", email: "siti@contoh.id", password: "secret", marketing_consent: true };
  const draft = { ...initialRegistration, company: "PT Contoh", ...draftOf(typed) };
  expect(draft).toEqual({ ...initialRegistration, company: "PT Contoh", first_name: "Siti", email: "siti@contoh.id" });
});

test("a draft of an earlier release, with two names, is shown as one", () => {
  const draft = { ...initialRegistration, first_name: "Siti", last_name: "Rahma" };
  expect(displayedDraft(draft).first_name).toBe("Siti Rahma");
  expect(displayedDraft({ ...draft, last_name: "-" }).first_name).toBe("Siti");
});
