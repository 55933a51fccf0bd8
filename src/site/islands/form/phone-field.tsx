import { type ComponentProps, useState } from "react";
import type { PhoneReading } from "#text/phone.ts";
import { TextField } from "#ui/text-field.tsx";
import { loadPhoneRules } from "./load-phone-rules.ts";
import { useAfterPointerUp } from "./use-after-pointer-up.ts";

export interface PhoneFieldWords {
  /** How a number without + or 0 was read; `{number}` is filled in. */
  phoneRead: string;
  /** That an extension is not stored; `{extension}` is filled in. */
  phoneExtension: string;
}

/**
 * Renders a phone number; once the field is left it shows how a doubtful number was understood, and `onLeave` checks what
 * was typed.
 */
export function PhoneField({
  words,
  onLeave,
  ...field
}: ComponentProps<typeof TextField> & { words: PhoneFieldWords; onLeave: () => void }) {
  const [reading, setReading] = useState<PhoneReading>();
  const afterPress = useAfterPointerUp();
  async function showReading(input: HTMLInputElement) {
    const text = input.value;
    const { readAmbiguousPhone } = await loadPhoneRules();
    if (input.value === text)
      afterPress(() => {
        setReading(readAmbiguousPhone(text));
        if (text.trim()) onLeave();
      });
  }
  return (
    <div>
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        {...field}
        onFocus={() => void loadPhoneRules()}
        onChange={(event) => {
          setReading(undefined);
          field.onChange?.(event);
        }}
        onBlur={(event) => {
          void showReading(event.target);
          field.onBlur?.(event);
        }}
      />
      <div role="status" className="text-sm">
        {reading?.international && (
          <p className="mt-1.5">{words.phoneRead.replace("{number}", reading.international)}</p>
        )}
        {reading?.extension && (
          <p className="mt-1.5">{words.phoneExtension.replace("{extension}", reading.extension)}</p>
        )}
      </div>
    </div>
  );
}
