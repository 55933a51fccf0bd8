import { type ReactNode, useRef } from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";

const names = ["chart", "issues", "mentions"] as const;

/**
 * Renders the three panes of the dashboard: side by side in a wide window, where each scrolls by itself; on a phone one
 * at a time, to be swiped, with a button for each.
 */
export function Panes({
  words,
  nothing,
  children,
}: {
  words: BigSocialDemoWords;
  /** Whether no mention matches the filters. */
  nothing: boolean;
  children: [ReactNode, ReactNode, ReactNode];
}) {
  const track = useRef<HTMLDivElement>(null);
  if (nothing) return <p className="py-10 text-center text-muted">{words.nothing}</p>;
  const show = (index: number) => {
    const { current } = track;
    current!.scrollTo({ left: (current!.children[index] as HTMLElement).offsetLeft - current!.offsetLeft });
  };
  return (
    <>
      <nav className="demo-tabs needs-script" aria-label={words.panes.label}>
        {names.map((name, index) => (
          <button key={name} type="button" className="demo-tab" onClick={() => show(index)}>
            {words.panes[name]}
          </button>
        ))}
      </nav>
      <div ref={track} className="demo-panes">
        {names.map((name, index) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard.
          <section key={name} className="demo-pane" data-pane={name} aria-label={words.panes[name]} tabIndex={0}>
            {children[index]}
          </section>
        ))}
      </div>
    </>
  );
}
