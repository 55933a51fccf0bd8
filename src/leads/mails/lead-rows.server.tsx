import { Link, Text } from "@react-email/components";
import { Fragment } from "react";
import { ink, small } from "./mail-frame.server.tsx";

export interface LeadRow {
  label: string;
  value: string | null;
  /** Where a press on the value leads. */
  href?: string;
  /** A second way beside the value. */
  also?: { label: string; href: string };
}

const value = { color: ink, fontSize: "16px", lineHeight: "24px", margin: "0 0 12px" };

/** What a request holds, line by line; rows without a value are left out. Line breaks are real, so the text part has them. */
export function LeadRows({ rows }: { rows: readonly LeadRow[] }) {
  return rows.map((row) =>
    row.value ? (
      <Fragment key={row.label}>
        <Text style={{ ...small, margin: 0 }}>{row.label}</Text>
        <Text style={value}>
          {row.href ? <Link href={row.href}>{row.value}</Link> : <Lines text={row.value} />}
          {row.also && (
            <>
              {" · "}
              <Link href={row.also.href}>{row.also.label}</Link>
            </>
          )}
        </Text>
      </Fragment>
    ) : null,
  );
}

function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
