import type { AboutUsWords } from "#content/kinds/about-us.ts";
import { Inline } from "./inline.tsx";
import { WideSection } from "./wide-section.tsx";

export type PrinciplesProps = AboutUsWords["principles"];

/** Renders each principle, one value over another, in a line as large as a heading. */
export function Principles({ title, lead, than, items }: PrinciplesProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ol className="border-b border-line">
        {items.map(({ choose, over, body }) => (
          <li key={choose} className="grid gap-x-16 gap-y-3 border-t border-line py-8 lg:grid-cols-[7fr_5fr] lg:py-10">
            <h3 className="text-2xl">
              {choose}
              <span className="block font-normal text-muted">
                {than} {over}
              </span>
            </h3>
            <p className="max-w-prose text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
