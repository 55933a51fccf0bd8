import type { CommonWords } from "#content/kinds/shared/common.ts";
import { type Option, Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { EmailField } from "./email-field.tsx";
import { PhoneField } from "./phone-field.tsx";
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
  label: { label: string; hint?: string };
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
