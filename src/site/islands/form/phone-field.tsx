import { type ComponentProps, useState } from "react";
import { type PhoneReading, readAmbiguousPhone } from "#text/phone.ts";
import { TextField } from "#ui/text-field.tsx";
import { useAfterPress } from "./use-after-press.ts";

export interface PhoneFieldWords {
  /** How a number without + or 0 was read; `{number}` stands for it. */
  phoneRead: string;
  /** What happens to an extension; `{extension}` stands for it. */
  phoneExtension: string;
}

/** A phone number; as one leaves the field it says how a doubtful one was understood. */
export function PhoneField({ words, ...field }: ComponentProps<typeof TextField> & { words: PhoneFieldWords }) {
  const [reading, setReading] = useState<PhoneReading>();
  const afterPress = useAfterPress();
  return (
    <div>
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        {...field}
        onChange={(event) => {
          setReading(undefined);
          field.onChange?.(event);
        }}
        onBlur={(event) => {
          const reading = readAmbiguousPhone(event.target.value);
          afterPress(() => setReading(reading));
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
