import { expect, test } from "vitest";
import { initialRegistration } from "#client/state/registration.ts";
import { displayedDraft } from "./registration-draft.ts";

test("the specified default ticks no product; a chosen product is ticked", () => {
  expect(initialRegistration.products).toEqual(["BigSocial"]);
  expect(displayedDraft(initialRegistration).products).toEqual([]);
  const typed = { ...initialRegistration, company: "PT Contoh" };
  expect(displayedDraft(typed).products).toEqual(["BigSocial"]);
});

test("a draft of an earlier release, with two names, is shown as one", () => {
  const draft = { ...initialRegistration, first_name: "Siti", last_name: "Rahma" };
  expect(displayedDraft(draft).first_name).toBe("Siti Rahma");
  expect(displayedDraft({ ...draft, last_name: "-" }).first_name).toBe("Siti");
});
