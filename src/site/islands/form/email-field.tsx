import { type ComponentProps, useState } from "react";
import { emailSuggestion } from "#text/email-suggestion.ts";
import { TextField } from "#ui/text-field.tsx";
import { useAfterPress } from "./use-after-press.ts";

/** An e-mail address; a slip in a common domain is pointed out as one leaves the field, and corrected by a press. */
export function EmailField({
  question,
  onCorrect,
  ...field
}: ComponentProps<typeof TextField> & {
  /** Asks whether another address was meant; `{email}` stands for it. */
  question: string;
  onCorrect: (email: string) => void;
}) {
  const [meant, setMeant] = useState<string>();
  const afterPress = useAfterPress();
  return (
    <div>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field}
        onChange={(event) => {
          setMeant(undefined);
          field.onChange?.(event);
        }}
        onBlur={(event) => {
          const meant = emailSuggestion(event.target.value);
          afterPress(() => setMeant(meant));
          field.onBlur?.(event);
        }}
      />
      <div role="status">
        {meant && (
          <button
            type="button"
            className="link min-h-11 text-start text-sm"
            onClick={() => {
              onCorrect(meant);
              setMeant(undefined);
            }}
          >
            {question.replace("{email}", meant)}
          </button>
        )}
      </div>
    </div>
  );
}
