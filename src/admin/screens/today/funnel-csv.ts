import type { FunnelRow, FunnelStep } from "./use-funnel-rows.ts";

/** Returns the funnel as CSV. Campaigns may be named by anybody: none is read as a formula. */
export function funnelCsv(first: string, steps: readonly FunnelStep[], rows: readonly FunnelRow[]): string {
  const quoted = (text: string) =>
    `"${text.replace(/^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20|%]/, "'$&").replaceAll('"', '""')}"`;
  const head = [first, ...steps.map(({ label }) => label)].map(quoted).join(",");
  const lines = rows.map(({ label, counts }) =>
    [quoted(label), ...steps.map(({ step }) => counts[step] ?? 0)].join(","),
  );
  return `\ufeff${[head, ...lines].join("\r\n")}\r\n`;
}
