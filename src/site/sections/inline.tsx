import { Marked } from "#text/marked.tsx";
import { useHref } from "../use-page.ts";

/**
 * Renders a text with its inline marks: **strong**, `code`, [links](/path), which stay in the page's language, and
 * [phrases](lang:id) of another language, for screen readers.
 */
export function Inline({ text }: { text: string }) {
  const href = useHref();
  return (
    <Marked
      text={text}
      code={(code) => <code className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">{code}</code>}
      link={(link) => (
        <a href={href(link.href)} className="link">
          {link.text}
        </a>
      )}
    />
  );
}
