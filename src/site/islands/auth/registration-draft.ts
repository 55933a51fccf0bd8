import { personName } from "#accounts/person/person-name.ts";
import { isProductId } from "#catalogue/products.ts";
import { storedProductName } from "#client/names.ts";
import type { Registration } from "#client/state/registration.ts";

const firstStep = ["first_name", "username", "email", "password"];

/** On which of the two steps a field stands. */
export function stepOf(field: string): 1 | 2 {
  return firstStep.includes(field) ? 1 : 2;
}

const texts = ["first_name", "username", "email", "phone_number", "company", "job_role", "address"] as const;

/** The stored draft as the form shows it: one name, and nothing ticked before anything was typed. */
export function shownDraft(draft: Registration): Record<(typeof texts)[number], string> & { products: string[] } {
  const first_name = draft.first_name && personName(draft);
  // The specified default of the products is no choice of the visitor's.
  const untouched = texts.every((name) => draft[name] === "");
  return { ...draft, first_name, products: untouched ? [] : draft.products };
}

/** The draft as the state keeps it: products by name, and no password. */
export function typedDraft(form: HTMLFormElement): Partial<Registration> {
  const data = new FormData(form);
  const values: Partial<Registration> = {
    // The whole name stands in the first: the form has no field for a last one.
    last_name: "",
    products: data
      .getAll("products[]")
      .flatMap((id) => (isProductId(String(id)) ? [storedProductName(String(id) as never)] : [])),
  };
  for (const name of texts) values[name] = String(data.get(name) ?? "");
  return values;
}
