import type { HomeWords } from "#content/kinds/home.ts";
import { Icon } from "#ui/icon.tsx";
import { useHref } from "../../use-page.ts";

type CodeWords = HomeWords["code"];

export interface CodeStripProps extends CodeWords {
  call: string;
  /** The answer of the call, shortened. */
  answer: string;
}

/** Renders a call of this site's own API that a developer can paste, and what it returns. */
export function CodeStrip(props: CodeStripProps) {
  const { title, body, more } = props;
  const href = useHref();
  return (
    <section className="tail ground-tint">
      <div className="wrap code-strip">
        <div>
          <h2 className="h2s">{title}</h2>
          <p className="mt-4 text-muted">{body}</p>
          <a href={href(more.href)} className="link mt-4 inline-flex min-h-11 items-center gap-1.5">
            {more.label}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </div>
        <CodeFigure {...props} />
      </div>
    </section>
  );
}

/** Renders the call, which one can copy, and the answer. */
export function CodeFigure({ request, response, copy, copied, call, answer }: CodeStripProps) {
  return (
    <figure className="strip-card ground-ink" data-docs>
      <figcaption className="strip-head">
        {request}
        <button type="button" className="strip-copy" data-copy={copied} hidden>
          {copy}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0} translate="no">
        <code>{call}</code>
      </pre>
      <p className="strip-head">{response}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <pre tabIndex={0} translate="no">
        <code>{answer}</code>
      </pre>
    </figure>
  );
}
