import { Fragment, type ReactNode } from "react";
import type { Locale } from "#text/locales.ts";

interface TableProps {
  head?: readonly string[] | undefined;
  rows: readonly (readonly ReactNode[])[];
  /** Indexes of the columns whose text ends at the right. */
  end?: readonly number[] | undefined;
  /** Of the columns, in percent: of a table in the first screen, whose columns may not move when the face arrives. */
  widths?: readonly number[];
  /** Index of the row that is the signal. */
  signal?: number | undefined;
  className?: string;
}

/** Renders a table of a picture. */
export function Table({ head, rows, end = [], widths, signal, className = "" }: TableProps) {
  const cell = (index: number) => ({ "data-end": end.includes(index) ? "" : undefined });
  return (
    <table className={`pic-table ${className}`} role="presentation">
      {widths && (
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} width={`${width}%`} />
          ))}
        </colgroup>
      )}
      {head && (
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={title} {...cell(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} data-signal={index === signal ? "" : undefined}>
            {row.map((value, column) => (
              <td key={column} {...cell(column)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type Tone = "hue" | "good" | "bad" | "warn" | "quiet";

/** Renders a small label; `hue` is the colour of the product's job. */
export function Chip({ tone = "hue", children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className="pic-chip" data-tone={tone}>
      {children}
    </span>
  );
}

/** Renders labels in rows. */
export function ChipRow({ chips, className = "" }: { chips: readonly [string, Tone?][]; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-1.5 ${className}`}>
      {chips.map(([label, tone]) => (
        <Chip key={label} tone={tone}>
          {label}
        </Chip>
      ))}
    </p>
  );
}

interface Bar {
  label: ReactNode;
  /** Length of the bar in percent. */
  share: number;
  value: ReactNode;
  signal?: boolean | undefined;
}

/** Renders horizontal bars with their labels and values; the signal is turmeric. */
export function Bars({ rows, className = "" }: { rows: readonly Bar[]; className?: string }) {
  return (
    <div className={`pic-bars ${className}`}>
      {rows.map(({ label, share, value, signal }, index) => (
        <Fragment key={index}>
          <span>{label}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-signal={signal ? "" : undefined}>
            <rect width={share} height="8" rx="1.5" />
          </svg>
          <span>{value}</span>
        </Fragment>
      ))}
    </div>
  );
}

/** Renders a labelled value as a form shows it. */
export function Field({
  label,
  value,
  state,
}: {
  label: string;
  value: ReactNode;
  state?: "good" | "bad" | "warn" | undefined;
}) {
  return (
    <div className="pic-field" data-state={state}>
      <span>{label}</span>
      <span>{value}</span>
    </div>
  );
}

/** Renders steps one below the other; the first `done` are done, the next one is the signal. */
export function Steps({ items, done = 0 }: { items: readonly ReactNode[]; done?: number }) {
  return (
    <div className="pic-steps">
      {items.map((item, index) => (
        <div key={index} data-done={index < done ? "" : undefined} data-signal={index === done ? "" : undefined}>
          <span>{item}</span>
        </div>
      ))}
    </div>
  );
}

export interface Message {
  /** `us` is a person who answers, `bot` the assistant. */
  from: "them" | "us" | "bot";
  text: ReactNode;
  time?: string;
}

/** Renders a conversation. */
export function Chat({ messages, className = "" }: { messages: readonly Message[]; className?: string }) {
  return (
    <div className={`pic-chat ${className}`}>
      {messages.map(({ from, text, time }, index) => (
        <div key={index} data-from={from}>
          {text}
          {time && <time dateTime={time.replace(".", ":")}>{time}</time>}
        </div>
      ))}
    </div>
  );
}

/** Renders a telephone around its screen. */
export function Phone({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`pic-phone ${className}`}>
      <div>{children}</div>
    </div>
  );
}

/** Renders a sheet of paper. */
export function Document({
  title,
  className = "",
  children,
}: {
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`pic-paper ${className}`}>
      {title && <p className="mb-2 font-semibold">{title}</p>}
      {children}
    </div>
  );
}

const marked = /<([ktn])>([^<]+|<)<\/\1>/;
const tokens: Record<string, string> = { k: "key", t: "text", n: "note" };

/** Renders lines of code, in which `<k>` marks a key, `<t>` a text and `<n>` a note; a `<` stands alone in its mark. */
export function Code({ lines, className = "" }: { lines: readonly string[]; className?: string }) {
  return (
    <div className={`pic-code ${className}`}>
      {lines.map((line, index) => {
        // What is plain, the letter of a mark and what it marks, in turn.
        const parts = line.split(marked);
        return (
          <div key={index}>
            {parts.map((text, at) =>
              at % 3 === 1 || text === "" ? null : (
                <span key={at} data-token={at % 3 === 2 ? tokens[parts[at - 1]!] : "plain"}>
                  {text}
                </span>
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Returns a line of code without its marks. */
export function plainCode(line: string): string {
  return line.replaceAll(/<([ktn])>([^<]+|<)<\/\1>/g, "$2");
}

interface OriginalProps {
  locale: Locale;
  /** What it says in English. */
  reading: string;
  children: ReactNode;
}

/**
 * Renders words that stand in Indonesian, or in a language of its regions, because they are what a product reads; on an
 * English page with what they say below them.
 */
export function Original({ locale, reading, children }: OriginalProps) {
  if (locale === "id") return children;
  return (
    <>
      <span lang="id">{children}</span>
      <span className="pic-reading">{reading}</span>
    </>
  );
}
