import type { FormEvent } from "react";

/** Submits the form once its one-time code has six digits, since the code is valid for a short time only. */
export function submitCompleteCode({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  if (/^\s*\d{3}\s?\d{3}\s*$/.test(input.value)) input.form?.requestSubmit();
}
