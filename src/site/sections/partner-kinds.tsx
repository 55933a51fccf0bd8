import type { PartnersWords } from "#content/kinds/partners.ts";
import { Inline } from "./inline.tsx";
import { WideSection } from "./wide-section.tsx";

export type PartnerKindsProps = PartnersWords["kinds"];

/** Renders each kind of partner: what it brings, what it receives. */
export function PartnerKinds({ title, lead, bring, receive, items }: PartnerKindsProps) {
  return (
    <WideSection title={title} lead={lead}>
      <ul className="border-b border-line">
        {items.map((item) => (
          <li key={item.name} className="grid gap-x-12 gap-y-6 border-t border-line py-8 lg:grid-cols-[4fr_4fr_4fr]">
            <div>
              <h3 className="text-xl">{item.name}</h3>
              <p className="mt-1 text-sm text-muted">{item.who}</p>
            </div>
            <Exchange bring={bring} receive={receive} item={item} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

export function Exchange({
  bring,
  receive,
  item,
}: {
  bring: string;
  receive: string;
  item: PartnerKindsProps["items"][number];
}) {
  return (
    <dl className="grid gap-x-12 gap-y-5 sm:grid-cols-2 lg:col-span-2">
      <div>
        <dt className="text-sm font-medium text-primary">{bring}</dt>
        <dd className="mt-1">{item.bring}</dd>
      </div>
      <div>
        <dt className="text-sm font-medium text-primary">{receive}</dt>
        <dd className="mt-1">
          <Inline text={item.receive} />
        </dd>
      </div>
    </dl>
  );
}
