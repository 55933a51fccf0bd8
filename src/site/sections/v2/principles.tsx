import { Inline } from "../inline.tsx";
import type { PrinciplesProps } from "../principles.tsx";
import { WideSection } from "./wide-section.tsx";

/** Renders principles as tiles: two wide ones above, three below. */
export function Principles({ title, lead, than, items }: PrinciplesProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ol className="grid gap-3 lg:grid-cols-6">
        {items.map(({ choose, over, body }, index) => (
          <li key={choose} className={`tile rise ${index < items.length % 3 ? "lg:col-span-3" : "lg:col-span-2"}`}>
            <h3 className="text-2xl/[1.15] xl:text-3xl/[1.1]">
              {choose}
              <span className="mt-2 block text-xl font-normal tracking-normal text-muted">
                {than} {over}
              </span>
            </h3>
            <p className="mt-6 text-muted">
              <Inline text={body} />
            </p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
