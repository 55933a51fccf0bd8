import type { EntryForm } from "#client/flows/open-product.ts";

/** Opens a product by a form post: in the body, its secret reaches neither history nor Referer nor an access log. */
export function postForm({ url, field, value }: EntryForm): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = url;
  form.hidden = true;
  const input = document.createElement("input");
  input.type = "hidden";
  input.name = field;
  input.value = value;
  form.append(input);
  document.body.append(form);
  form.submit();
  form.remove();
}
