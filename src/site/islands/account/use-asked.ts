import { useEffect, useState } from "react";
import { rememberAddress } from "#client/last-visited.ts";

const kinds = ["renew", "upgrade"] as const;
/** An order that is being made for a package: more months of it, or a dearer one. */
export type Asked = { kind: (typeof kinds)[number]; subscription: string };

/** The id of the button that asks for it. */
export const openerId = ({ kind, subscription }: Asked) => `${kind}-${subscription}`;

/**
 * What the address asks for (`?renew=<subscription>`, as reminders link to it), kept in step with it: a reload, a login on
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
    history.pushState(
      null,
      "",
      location.pathname + (next ? `?${next.kind}=${encodeURIComponent(next.subscription)}` : ""),
    );
    rememberAddress();
    ask(next);
    scrollTo(0, 0);
  }
  return {
    asked,
    open: (kind: Asked["kind"], subscription: string) => go({ kind, subscription }),
    close: () => go(undefined),
  };
}

function readAsked(search: string): Asked | undefined {
  const query = new URLSearchParams(search);
  for (const kind of kinds) {
    const subscription = query.get(kind);
    if (subscription) return { kind, subscription };
  }
  return undefined;
}
