import { useEffect, useState } from "react";
import { rememberAddress } from "#client/last-visited.ts";

const kinds = ["renew", "upgrade", "product"] as const;
/** What is shown in place of the list: an order for more months or a dearer package, or the page of one product's package. */
export type Asked = { kind: (typeof kinds)[number]; id: string };

/** The id of the button that leads there. */
export const openerId = ({ kind, id }: Asked) => `${kind}-${id}`;

/**
 * What the address asks for (`?renew=<subscription>`, as reminders link to it; `?product=big-view`, as receipts do), kept in step with it: a reload, a login on
 * the way, and the browser's way back all come to the same place.
 */
export function useAsked() {
  const [asked, ask] = useState<Asked>();
  useEffect(() => {
    const look = () => ask(readAsked(location.search));
    look();
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  function go(next: Asked | undefined) {
    history.pushState(null, "", location.pathname + (next ? `?${next.kind}=${encodeURIComponent(next.id)}` : ""));
    rememberAddress();
    ask(next);
    scrollTo(0, 0);
  }
  return {
    asked,
    open: (kind: Asked["kind"], id: string) => go({ kind, id }),
    close: () => go(undefined),
  };
}

function readAsked(search: string): Asked | undefined {
  const query = new URLSearchParams(search);
  for (const kind of kinds) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}
