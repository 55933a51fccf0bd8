import type { FormEvent } from "react";

/** Sends the form once its one-time code has six digits: nobody has to press a button whose time is running out. */
export function submitWhenWhole({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  if (/^\s*\d{3}\s?\d{3}\s*$/.test(input.value)) input.form?.requestSubmit();
}
