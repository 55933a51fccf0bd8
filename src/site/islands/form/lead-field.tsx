import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { emailSuggestion } from "#text/email-suggestion.ts";
import type { PhoneReading } from "#text/phone.ts";
import { type Option, Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { loadPhoneRules } from "./load-phone-rules.ts";
import type { LeadFormControl } from "./use-lead-form.ts";

/** How a field is filled in; without a kind it is a line of text. */
export interface LeadControl {
  kind?: "email" | "phone" | "choice" | "paragraphs";
  autoComplete?: string;
  /** Spans both columns. */
  wide?: boolean;
  optional?: boolean;
}

interface LeadFieldProps {
  control: LeadFormControl;
  name: string;
  label: { label: string; hint?: string | undefined };
  words: { lead: CommonWords["leadForm"]; choose: string; optional?: string };
  initial: string;
  as?: LeadControl | undefined;
  /** Of a line or of paragraphs, in characters. */
  maxLength?: number | undefined;
  /** Of a choice. */
  options?: Option[] | undefined;
  /** Id of the list with suggestions for a line. */
  list?: string | undefined;
}

/** Renders one field of a form that brings a lead, with its label, hint and error. */
export function LeadField({ control, name, label, words, initial, as = {}, ...props }: LeadFieldProps) {
  const field = {
    ...control.field(name),
    ...label,
    defaultValue: initial,
    required: !as.optional,
    ...(as.wide && { className: "sm:col-span-2" }),
    ...(as.optional && { optional: words.optional }),
  };
  switch (as.kind) {
    case "email":
      return (
        <EmailField
          {...field}
          question={words.lead.emailQuestion}
          onCorrect={(email) => control.setText(name, email)}
        />
      );
    case "phone":
      return <PhoneField {...field} words={words.lead} onLeave={() => control.check(name)} />;
    case "choice":
      return <Select {...field} options={props.options ?? []} placeholder={words.choose} />;
    case "paragraphs":
      return <TextArea {...field} maxLength={props.maxLength} />;
    default:
      return <TextField {...field} list={props.list} autoComplete={as.autoComplete} maxLength={props.maxLength} />;
  }
}

/**
 * Renders an e-mail address; once the field is left it points out a slip in a common domain, which a press corrects.
 */
function EmailField({
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

interface PhoneFieldWords {
  /** How a number without + or 0 was read; `{number}` is filled in. */
  phoneRead: string;
  /** That an extension is not stored; `{extension}` is filled in. */
  phoneExtension: string;
}

/**
 * Renders a phone number; once the field is left it shows how a doubtful number was understood, and `onLeave` checks what
 * was typed.
 */
function PhoneField({
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

/**
 * Returns a function that runs a callback once no pointer is down. A text that appears when a field is left moves the
 * button below it, and a press that began on the button would end beside it.
 */
function useAfterPointerUp(): (callback: () => void) => void {
  const pressed = useRef(false);
  const queued = useRef<(() => void)[]>([]);
  useEffect(() => {
    const onDown = () => {
      pressed.current = true;
    };
    const onUp = () => {
      pressed.current = false;
      // The click event follows the pointer event.
      setTimeout(() => {
        for (const callback of queued.current.splice(0)) callback();
      });
    };
    addEventListener("pointerdown", onDown, true);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, onUp, true);
    return () => {
      removeEventListener("pointerdown", onDown, true);
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, onUp, true);
    };
  }, []);
  return (callback) => {
    if (pressed.current) queued.current.push(callback);
    else callback();
  };
}
