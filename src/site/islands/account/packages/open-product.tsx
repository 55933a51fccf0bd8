import { useState } from "react";
import { type EntryForm, openProduct } from "#client/flows/open-product.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../../form/refusal-text.ts";

/** Renders the button that opens a product, or shows why it does not open. */
export function OpenProduct({
  product,
  label,
  errors,
}: {
  product: string;
  label: string;
  errors: AccountWords["errors"];
}) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  async function open() {
    setPending(true);
    const outcome = await openProduct(product);
    setPending(false);
    setMessage(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
    if (outcome.ok) postForm(outcome.data);
  }
  return (
    <>
      <Button pending={pending} onClick={open}>
        {label}
      </Button>
      {message && (
        <p role="alert" className="w-full text-sm text-bad">
          {message}
        </p>
      )}
    </>
  );
}

/** Opens a product by a form post: in the body, its secret reaches neither history nor Referer nor an access log. */
function postForm({ url, field, value }: EntryForm): void {
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
