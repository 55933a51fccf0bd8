import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Replaced, Undone } from "#publishing/replace/replace-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { fieldAddress } from "../list/field-address.ts";
import { pathOf } from "../words/at-path.ts";

/** What became of a replacement: the drafts with the way back, and each field that stayed as it was with its reason. */
export function ReplaceResult({
  result,
  undone,
  pending,
  titles,
  onUndo,
  onClose,
}: {
  result: Replaced;
  undone: Undone | undefined;
  pending: boolean;
  /** By document, as the answer does not have them. */
  titles: ReadonlyMap<string, string>;
  onUndo: () => void;
  onClose: () => void;
}) {
  const { languages } = useWords("admin-content");
  const { replace: words } = useWords("admin-content-board");
  const { close } = useWords("admin");
  const nameOf = useDocumentName();
  const labelOf = usePathLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { drafts, refused } = result;
  const name = (document: string) => nameOf({ name: document, title: titles.get(document) ?? document });
  const fields = drafts.reduce((sum, { paths }) => sum + paths.length, 0);
  const title = fields > 0 ? fill(words.result.title, { n: fields }) : words.result.nothing;
  return (
    <section className="panel replace-result" aria-label={title}>
      <div className="panel-head">
        <h2 ref={heading} tabIndex={-1} className="panel-title">
          {title}
        </h2>
        <button type="button" className="icon-btn" aria-label={close} onClick={onClose}>
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <div className="panel-body stack">
        {drafts.length > 0 && (
          <>
            <p role="status" className="text-sm">
              {undone
                ? fill(undone.stale.length > 0 ? words.result.undoneStale : words.result.undone, {
                    n: undone.drafts.length,
                    stale: undone.stale.length,
                  })
                : `${fill(words.result.drafts, { n: drafts.length })} ${words.result.history}`}
            </p>
            <ul className="draft-links" aria-label={words.result.open}>
              {drafts.map(({ document, locale }) => (
                <li key={`${locale}/${document}`}>
                  <Link to={fieldAddress(document)} className="link text-sm">
                    {name(document)} <span className="uppercase">{locale}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {!undone && (
              <p>
                <Button kind="secondary" pending={pending} onClick={onUndo}>
                  {words.result.undo}
                </Button>
              </p>
            )}
          </>
        )}
        {refused.length > 0 && (
          <div>
            <h3 className="text-sm font-semibold">{fill(words.result.refused, { n: refused.length })}</h3>
            <ul className="refused-fields">
              {refused.map(({ document, locale, path, code, message }) => (
                <li key={`${locale}/${document}${path}`}>
                  <Link to={fieldAddress(document, path, locale)} className="link">
                    {name(document)}, {languages[locale]}: {labelOf(pathOf(path))}
                  </Link>
                  <span className="text-muted"> {message ?? words.refusals[code]}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
