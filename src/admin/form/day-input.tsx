import type { ComponentProps } from "react";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { shownDay } from "./shown-day.ts";

type DayInputProps = ComponentProps<"input"> & {
  type: "date" | "datetime-local";
  /** What the field holds, where that is neither its `value` nor its `defaultValue`. */
  held?: string;
};

/**
 * Renders a native field for a day or a time in Jakarta. While it is not being edited it shows the notation of the screen's
 * language: browsers write that of the system. The field keeps its value, its keys and its calendar.
 */
export function DayInput({ held, className = "input", ...input }: DayInputProps) {
  const locale = useLocale();
  const { form } = useWords("admin");
  const shown = shownDay(String(held ?? input.value ?? input.defaultValue ?? ""), locale);
  return (
    <span
      className="day-shown"
      data-empty={shown === undefined || undefined}
      data-day={shown ?? (input.type === "date" ? form.day : form.dayAndTime)}
    >
      <input className={className} {...input} />
    </span>
  );
}
