import { personName } from "#accounts/person/person-name.ts";
import { isProductId } from "#catalogue/products.ts";
import { storedProductName } from "#client/names.ts";
import type { Registration } from "#client/state/registration.ts";

const firstStep = ["first_name", "username", "email", "password"];

/** Returns which of the two steps shows a field. */
export function stepOf(field: string): 1 | 2 {
  return firstStep.includes(field) ? 1 : 2;
}

const texts = ["first_name", "username", "email", "phone_number", "company", "job_role", "address"] as const;
type TextName = (typeof texts)[number];

/** Returns the stored draft as the form shows it: one name, and nothing ticked before anything was typed. */
export function displayedDraft(draft: Registration): Record<TextName, string> & { products: string[] } {
  const shown = Object.fromEntries(texts.map((name) => [name, draft[name]])) as Record<TextName, string>;
  // The specified default of the products is no choice of the visitor's.
  const untouched = texts.every((name) => draft[name] === "");
  return {
    ...shown,
    first_name: draft.first_name && personName(draft),
    products: untouched ? [] : draft.products,
  };
}

/** Returns the form's fields as the state stores them: products by name, and no password. */
export function draftOf(fields: Record<string, unknown>): Partial<Registration> {
  const products = ((fields.products ?? []) as string[]).filter(isProductId).map(storedProductName);
  const values = Object.fromEntries(texts.map((name) => [name, String(fields[name] ?? "")]));
  // The first name is the whole name: the form has no field for a last one.
  return { ...values, last_name: "", products };
}
