import { useEffect, useRef } from "react";
import { dispatch, useRoot } from "#client/state/store.ts";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Dashboard } from "./big-social-demo/dashboard.tsx";

export interface BigSocialDemoProps {
  words: BigSocialDemoWords;
  locale: Locale;
  /** The contact form with BigSocial chosen, in the page's language and edition. */
  contactHref: string;
}

/** The fragment of the demo's section. */
const demoHash = "#demo";

/** Renders BigSocial on sample data. */
export default function BigSocialDemo({ words, locale, contactHref }: BigSocialDemoProps) {
  const showPage = useRoot(({ bigSocial }) => bigSocial.interactiveDemo.showPage);
  // The open and close buttons replace each other, so the focus moves from one to the other; not in another tab, which
  // follows the same state.
  const otherButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are replaced when this changes.
  useEffect(() => {
    if (pressed.current) otherButton.current?.focus();
    pressed.current = false;
  }, [showPage]);
  useEffect(() => {
    // Who comes by a link to the demo wants to see it, also after having closed it once.
    const openByAddress = () => location.hash === demoHash && dispatch("bigSocial", { type: "demo shown" });
    openByAddress();
    addEventListener("hashchange", openByAddress);
    return () => removeEventListener("hashchange", openByAddress);
  }, []);
  function toggle(type: "demo shown" | "demo closed") {
    pressed.current = true;
    // The same link opens it once more.
    if (type === "demo closed" && location.hash === demoHash)
      history.replaceState(history.state, "", location.pathname + location.search);
    dispatch("bigSocial", { type });
  }
  if (showPage) {
    return (
      <Dashboard
        words={words}
        locale={locale}
        contactHref={contactHref}
        closeButton={otherButton}
        onClose={() => toggle("demo closed")}
      />
    );
  }
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4">
      <p>{words.closed}</p>
      <Button kind="secondary" ref={otherButton} onClick={() => toggle("demo shown")}>
        {words.open}
      </Button>
    </div>
  );
}
