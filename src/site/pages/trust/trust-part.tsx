import type { TrustSection } from "#content/kinds/trust.ts";
import { Table } from "#ui/table.tsx";
import type { Ground } from "../../sections/ground.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useCostCells } from "./cost-cells.tsx";

/** Renders one part of a page: points side by side, a list of terms, or a table, be it of costs. */
export function TrustPart({ section, ground }: { section: TrustSection; ground: Ground }) {
  const { PointGrid, Section, WideSection } = useSections();
  const costCells = useCostCells();
  const { title, lead } = section;
  const start = { title, ground, ...(lead ? { lead } : {}) };
  if ("points" in section) return <PointGrid {...start} items={section.points} />;
  if ("terms" in section)
    return (
      <Section {...start}>
        <dl className="rows">
          {section.terms.map(({ title, body }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[2fr_3fr]">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">
                <Inline text={body} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    );
  const rows =
    "costs" in section
      ? section.costs.map((cost) => costCells(cost))
      : section.rows.map((row) => row.map((cell, index) => <Inline key={index} text={cell} />));
  return (
    <WideSection {...start}>
      <div className="max-sm:[&_table]:min-w-130">
        <Table caption={title} head={section.head} rows={rows} />
      </div>
      {section.note && (
        <p className="mt-5 max-w-prose text-sm text-muted">
          <Inline text={section.note} />
        </p>
      )}
    </WideSection>
  );
}
