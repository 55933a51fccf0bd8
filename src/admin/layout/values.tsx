import { type ReactNode, useState } from "react";
import type { Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { formatDay, formatMomentWithZone, formatShortDay, formatShortMoment } from "#time/format.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { copyText } from "#ui/copy-text.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import { relativeTime } from "./relative-time.ts";

/** Renders an amount in whole rupiah. */
export function Money({ value }: { value: Rupiah | null | undefined }) {
  const locale = useLocale();
  if (value === null || value === undefined) return "–";
  return <span className="num whitespace-nowrap">{formatRupiah(value, locale)}</span>;
}

export type Tone = "good" | "bad" | "warn" | "info" | "quiet";

/** Renders a state in one or two words, readable without its colour. */
export function StateBadge({ tone = "quiet", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`state tone-${tone}`}>{children}</span>;
}

interface WhenProps {
  date: string | Date | null | undefined;
  relative?: boolean;
  dayOnly?: boolean;
}

/**
 * Renders a moment or a day in Jakarta; `relative` says how long ago it was, `dayOnly` of what day it was, both with the moment as
 * title.
 */
export function When({ date, relative = false, dayOnly = false }: WhenProps) {
  const locale = useLocale();
  if (!date) return "–";
  const isDay = typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date);
  // The compiler does not follow the pattern.
  if (isDay) return <time dateTime={date}>{formatDay(date as Day, locale)}</time>;
  const moment = new Date(date);
  return (
    <time
      dateTime={moment.toISOString()}
      title={formatMomentWithZone(moment, locale)}
      className="num whitespace-nowrap"
    >
      {relative
        ? relativeTime(moment, new Date(), locale)
        : dayOnly
          ? formatShortDay(jakartaDay(moment), locale)
          : formatShortMoment(moment, locale)}
    </time>
  );
}

/** Renders an address that breaks before its @ where its line is too short for it. */
export function EmailText({ address }: { address: string }) {
  const at = Math.max(0, address.lastIndexOf("@"));
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text }: { text: string }) {
  const words = useWords("admin");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  const label = copied ? words.copied : words.copy;
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon name={copied ? "check" : "copy"} className="size-4" />
    </button>
  );
}
