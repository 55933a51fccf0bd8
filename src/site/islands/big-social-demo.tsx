import { useEffect, useRef } from "react";
import { dispatch, useRoot } from "#client/state/store.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Dashboard } from "./big-social-demo/dashboard.tsx";
import { demoWords } from "./big-social-demo/words.ts";

export interface BigSocialDemoProps {
  locale: Locale;
  /** The contact form with BigSocial chosen, in the page's language and edition. */
  contactHref: string;
}

/** BigSocial at work on sample data. Its words travel with it, not with the page, to keep the page light. */
export default function BigSocialDemo({ locale, contactHref }: BigSocialDemoProps) {
  const words = demoWords[locale];
  const showPage = useRoot(({ bigSocial }) => bigSocial.interactiveDemo.showPage);
  // What opens and what closes take each other's place, and hand the focus on. Another tab may press too: it keeps its own.
  const twin = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change places with it.
  useEffect(() => {
    if (pressed.current) twin.current?.focus();
    pressed.current = false;
  }, [showPage]);
  function turn(type: "demo shown" | "demo closed") {
    pressed.current = true;
    dispatch("bigSocial", { type });
  }
  if (showPage) {
    return (
      <Dashboard
        words={words}
        locale={locale}
        contactHref={contactHref}
        closer={twin}
        onClose={() => turn("demo closed")}
      />
    );
  }
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4">
      <p>{words.closed}</p>
      <Button kind="secondary" ref={twin} onClick={() => turn("demo shown")}>
        {words.open}
      </Button>
    </div>
  );
}
