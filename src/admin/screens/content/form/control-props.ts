import type { Locale } from "#text/locales.ts";

/** What every control of a field gets. */
export interface ControlProps {
  value: unknown;
  setValue: (value: unknown, group?: string) => void;
  readOnly: boolean;
  /** Names the field and its language. */
  label: string;
  /** The id of what is wrong with it; undefined when nothing is. */
  faultId: string | undefined;
  lang: Locale | undefined;
  onFocus: () => void;
}
