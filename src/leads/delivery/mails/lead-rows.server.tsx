import { type Fact, Facts } from "#mail/facts.server.tsx";
import { primaryColour } from "#mail/primary-colour.server.ts";
import { withoutLinks } from "../../requests/without-links.ts";

export interface LeadRow {
  label: string;
  value: string | null;
  /** Target of the value as a link. */
  href?: string;
  /** A second link beside the value. */
  also?: { label: string; href: string };
}

/** Renders the rows of a request; rows without a value are left out. */
export function LeadRows({ rows }: { rows: readonly LeadRow[] }) {
  return <Facts rows={rows.filter((row) => row.value).map(factOf)} />;
}

function factOf({ label, value, href, also }: LeadRow): Fact {
  if (!href) return [label, value];
  return [
    label,
    <>
      <TextLink href={href} text={value ?? ""} />
      {also && " · "}
      {also && <TextLink href={also.href} text={also.label} />}
    </>,
  ];
}

function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href} style={{ color: primaryColour() }}>
      {text}
    </a>
  );
}

/** Returns a row without links, for a stranger's texts: mail programs find no address in it. */
export function unlinkedRow({ label, value }: LeadRow): LeadRow {
  return { label, value: value && withoutLinks(value) };
}
