import { expect, test } from "vitest";
import { initialRegistration } from "#client/state/registration.ts";
import { shownDraft } from "./registration-draft.ts";

test("the specified default ticks nothing on the screen; what was chosen is ticked", () => {
  expect(initialRegistration.products).toEqual(["BigSocial"]);
  expect(shownDraft(initialRegistration).products).toEqual([]);
  const typed = { ...initialRegistration, company: "PT Contoh" };
  expect(shownDraft(typed).products).toEqual(["BigSocial"]);
});

test("a draft of an earlier release, with two names, is shown as one", () => {
  const draft = { ...initialRegistration, first_name: "Siti", last_name: "Rahma" };
  expect(shownDraft(draft).first_name).toBe("Siti Rahma");
  expect(shownDraft({ ...draft, last_name: "-" }).first_name).toBe("Siti");
});
