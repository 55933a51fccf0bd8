import { localizeHref, type PageAddress } from "#address/address.ts";
import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Icon } from "#ui/icon.tsx";

/** Renders a link to the order that was placed in this browser and is not settled yet. */
export function OpenOrder({ words, address }: { words: PaymentWords["checkout"]["open"]; address: PageAddress }) {
  const order = useRoot((state) => state.payment.activeBilling);
  if (!order) return null;
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-primary-soft px-4 py-2 text-sm">
      <Icon name="clock" className="size-5 shrink-0 text-primary" />
      <span className="grow">{words.body}</span>
      <a href={localizeHref(`/payment/${encodeURIComponent(order)}`, address)} className="link py-2">
        {words.link}
      </a>
    </p>
  );
}
