import { Link } from "react-router";
import type { PictureUse } from "#media/media-view.ts";
import { Panel } from "../../layout/panel.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";

/** Every place that names a picture. */
export function UsesPanel({ uses }: { uses: readonly PictureUse[] }) {
  const { picture: words } = useWords("admin-media");
  const mayRead = useMay()("content", "read");
  return (
    <Panel title={words.uses}>
      {uses.length === 0 ? (
        <p className="text-sm text-muted">{words.notUsed}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {uses.map(({ document, locale, layer, path }) => (
            <li key={`${document} ${locale} ${layer} ${path}`}>
              {mayRead ? (
                <Link className="link" to={screenOf(document)}>
                  {document}
                </Link>
              ) : (
                document
              )}{" "}
              <span className="text-muted">
                {locale.toUpperCase()} · {words.layers[layer]} · {path.slice(1)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A letter of the newsletter is named by its id. */
function screenOf(document: string): string {
  const letter = /^letter:(.+)$/.exec(document)?.[1];
  return letter ? `/newsletter/${letter}` : `/content/documents/${encodeURIComponent(document)}`;
}
