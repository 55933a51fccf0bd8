import { type Fact, Facts } from "#mail/facts.server.tsx";
import { light } from "#mail/palette.ts";

export interface LeadRow {
  label: string;
  value: string | null;
  /** Where a press on the value leads. */
  href?: string;
  /** A second way beside the value. */
  also?: { label: string; href: string };
}

/** What a request holds as facts; rows without a value are left out. */
export function LeadRows({ rows }: { rows: readonly LeadRow[] }) {
  return <Facts rows={rows.filter((row) => row.value).map(factOf)} />;
}

function factOf({ label, value, href, also }: LeadRow): Fact {
  if (!href) return [label, value];
  return [
    label,
    <>
      <PressableText href={href} text={value ?? ""} />
      {also && " · "}
      {also && <PressableText href={also.href} text={also.label} />}
    </>,
  ];
}

function PressableText({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href} style={{ color: light.link }}>
      {text}
    </a>
  );
}
