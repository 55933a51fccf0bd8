import { useEffect, useState } from "react";
import { saveLastVisited } from "#client/storage/last-visited.ts";

const kinds = ["renew", "upgrade", "product"] as const;
/** What replaces the list: an order for more months or for an upgrade, or the page of one product's package. */
export type OrderIntent = { kind: (typeof kinds)[number]; id: string };

/** Returns the id of the button that opens it. */
export const openerId = ({ kind, id }: OrderIntent) => `${kind}-${id}`;

/**
 * Returns what the address requests (`?renew=<subscription>`, as reminders link to it; `?product=big-view`, as receipts
 * do), so that it survives a reload, a login in between and the browser's Back.
 */
export function useOrderIntent() {
  const [intent, setIntent] = useState<OrderIntent>();
  useEffect(() => {
    const readAddress = () => setIntent(readIntent(location.search));
    readAddress();
    addEventListener("popstate", readAddress);
    return () => removeEventListener("popstate", readAddress);
  }, []);
  function go(next: OrderIntent | undefined) {
    history.pushState(null, "", location.pathname + (next ? `?${next.kind}=${encodeURIComponent(next.id)}` : ""));
    saveLastVisited();
    setIntent(next);
    scrollTo(0, 0);
  }
  return {
    intent,
    open: (kind: OrderIntent["kind"], id: string) => go({ kind, id }),
    close: () => go(undefined),
  };
}

function readIntent(search: string): OrderIntent | undefined {
  const query = new URLSearchParams(search);
  for (const kind of kinds) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}
