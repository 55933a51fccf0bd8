import { isProductId } from "#catalogue/products.ts";
import { productName } from "#client/names.ts";
import type { Registration } from "#client/state/registration.ts";

const firstStep = ["first_name", "last_name", "username", "email", "password"];

/** On which of the two steps a field stands. */
export function stepOf(field: string): 1 | 2 {
  return firstStep.includes(field) ? 1 : 2;
}

const texts = [
  "first_name",
  "last_name",
  "username",
  "email",
  "phone_number",
  "company",
  "job_role",
  "address",
] as const;

/** The draft as the state keeps it: products by name, and no password. */
export function typedDraft(form: HTMLFormElement): Partial<Registration> {
  const data = new FormData(form);
  const values: Partial<Registration> = {
    products: data
      .getAll("products[]")
      .flatMap((id) => (isProductId(String(id)) ? [productName(String(id) as never)] : [])),
  };
  for (const name of texts) values[name] = String(data.get(name) ?? "");
  return values;
}
