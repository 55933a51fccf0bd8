import { type ComponentProps, useState } from "react";
import { emailSuggestion } from "#text/email-suggestion.ts";
import { TextField } from "#ui/text-field.tsx";
import { useAfterPointerUp } from "./use-after-pointer-up.ts";

/**
 * Renders an e-mail address; once the field is left it points out a slip in a common domain, which a press corrects.
 */
export function EmailField({
  question,
  onCorrect,
  ...field
}: ComponentProps<typeof TextField> & {
  /** The question whether another address was meant; `{email}` is filled in. */
  question: string;
  onCorrect: (email: string) => void;
}) {
  const [suggestion, setSuggestion] = useState<string>();
  const afterPress = useAfterPointerUp();
  return (
    <div>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field}
        onChange={(event) => {
          setSuggestion(undefined);
          field.onChange?.(event);
        }}
        onBlur={(event) => {
          const suggested = emailSuggestion(event.target.value);
          afterPress(() => setSuggestion(suggested));
          field.onBlur?.(event);
        }}
      />
      <div role="status">
        {suggestion && (
          <button
            type="button"
            className="link min-h-11 text-start text-sm"
            onClick={() => {
              onCorrect(suggestion);
              setSuggestion(undefined);
            }}
          >
            {question.replace("{email}", suggestion)}
          </button>
        )}
      </div>
    </div>
  );
}
