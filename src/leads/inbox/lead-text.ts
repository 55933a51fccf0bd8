import { sortableMinute } from "#time/format.ts";

interface ListedLead {
  id: string;
  state: string;
  received_at: Date;
  name: string;
  company: string;
  email: string;
  phone: string;
  product: string;
}

const widths = { received: 16, state: 9, name: 22, company: 24, product: 20, email: 28, phone: 15, id: 36 } as const;

/** Returns leads as a table for a terminal, times in Jakarta. */
export function leadTable(leads: readonly ListedLead[]): string {
  const head = Object.keys(widths) as (keyof typeof widths)[];
  const rows = leads.map((lead) =>
    head.map((column) => (column === "received" ? sortableMinute(lead.received_at) : lead[column])),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, i) => clip(cell, widths[head[i]!]))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/** Returns one lead as text: its fields, its history and its deliveries. */
export function leadAsText(
  lead: object,
  history: readonly { at: Date; by: string; details: Record<string, unknown> }[],
  sent: readonly { channel: string; delivered_at: Date }[],
): string {
  const fields = Object.entries(lead).filter(([, value]) => value !== null);
  const lines = [
    ...fields.map(([name, value]) => `${name.padEnd(18)} ${asText(value)}`),
    ...history.map(
      ({ at, by, details }) =>
        `${sortableMinute(at)}  ${by}  ${"to" in details ? `${details.from ?? "-"} -> ${details.to ?? "-"}` : "consent to news withdrawn"}`,
    ),
    ...sent.map(({ channel, delivered_at }) => `${sortableMinute(delivered_at)}  sent  ${channel}`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function asText(value: unknown): string {
  if (value instanceof Date) return sortableMinute(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function clip(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}
