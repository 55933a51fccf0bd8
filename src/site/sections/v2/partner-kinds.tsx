import { Exchange, type PartnerKindsProps } from "../partner-kinds.tsx";
import { WideSection } from "./wide-section.tsx";

export function PartnerKinds({ title, lead, bring, receive, items }: PartnerKindsProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ul className="grid gap-3 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.name} className="tile rise">
            <h3 className="text-3xl/[1.1] ">{item.name}</h3>
            <p className="mt-2 mb-8 text-muted">{item.who}</p>
            <Exchange bring={bring} receive={receive} item={item} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
