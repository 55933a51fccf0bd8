import { useState } from "react";
import { openProduct } from "#client/flows/open-product.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { postForm } from "../post-form.ts";

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
