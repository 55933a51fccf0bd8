import type { ReactNode } from "react";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { shownDay } from "./shown-day.ts";

/**
 * Shows the day of a native field in the notation of the screen's language while it is not being edited: browsers write it
 * in that of the system. The field keeps its value, its keys and its calendar.
 * @param value `2026-11-20` or `2026-11-20T09:00`; nothing where none is set
 */
export function DayShown({
  value,
  withTime = false,
  className = "",
  children,
}: {
  value: string | undefined;
  withTime?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const locale = useLocale();
  const { form } = useWords("admin");
  const shown = shownDay(value ?? "", locale);
  return (
    <span
      className={`day-shown ${className}`}
      data-empty={shown === undefined || undefined}
      data-day={shown ?? (withTime ? form.dayAndTime : form.day)}
    >
      {children}
    </span>
  );
}
