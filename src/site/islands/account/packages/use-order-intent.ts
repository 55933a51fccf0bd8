import { useEffect, useState } from "react";
import { rememberAddress } from "#client/storage/last-visited.ts";

const kinds = ["renew", "upgrade", "product"] as const;
/** What is shown in place of the list: an order for more months or a dearer package, or the page of one product's package. */
export type OrderIntent = { kind: (typeof kinds)[number]; id: string };

/** The id of the button that leads there. */
export const openerId = ({ kind, id }: OrderIntent) => `${kind}-${id}`;

/**
 * Returns what the address requests (`?renew=<subscription>`, as reminders link to it; `?product=big-view`, as receipts
 * do) and follows it: a reload, a login on the way and the browser's Back all lead to the same place.
 */
export function useOrderIntent() {
  const [asked, setAsked] = useState<OrderIntent>();
  useEffect(() => {
    const look = () => setAsked(readAsked(location.search));
    look();
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  function go(next: OrderIntent | undefined) {
    history.pushState(null, "", location.pathname + (next ? `?${next.kind}=${encodeURIComponent(next.id)}` : ""));
    rememberAddress();
    setAsked(next);
    scrollTo(0, 0);
  }
  return {
    asked,
    open: (kind: OrderIntent["kind"], id: string) => go({ kind, id }),
    close: () => go(undefined),
  };
}

function readAsked(search: string): OrderIntent | undefined {
  const query = new URLSearchParams(search);
  for (const kind of kinds) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}
