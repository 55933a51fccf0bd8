import type { Locale } from "#text/locales.ts";

/** What every control of a field gets. */
export interface ControlProps {
  value: unknown;
  setValue: (value: unknown, group?: string) => void;
  readOnly: boolean;
  /** Names the field and its language. */
  label: string;
  isFaulty: boolean;
  /** The id of what says what is wrong with it, or worth a look. */
  noteId: string;
  lang: Locale | undefined;
  onFocus: () => void;
}
