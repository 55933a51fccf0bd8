import { CaseCard, type CasesProps } from "../cases.tsx";
import { WideSection } from "./wide-section.tsx";

export function Cases({ title, items }: CasesProps) {
  return (
    <WideSection title={title}>
      <ul className="grid gap-3 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="tile rise">
            <CaseCard {...item} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
