import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../words/use-words.ts";
import { CommentsPane } from "../comments/comments-pane.tsx";
import type { OpenDocument } from "../draft/use-document.ts";
import { HistoryPane } from "../history/history-pane.tsx";
import { MailPane } from "../preview/mail-pane.tsx";
import { PreviewPane } from "../preview/preview-pane.tsx";

export const sidePanes = ["preview", "history", "comments"] as const;
export type SidePaneName = (typeof sidePanes)[number];

/** What stands beside the form, on narrow screens over it. */
export function SidePane({
  open,
  pane,
  setPane,
  focused,
}: {
  open: OpenDocument;
  pane: SidePaneName;
  setPane: (pane: SidePaneName | undefined) => void;
  focused: { locale: Locale; pointer: string } | undefined;
}) {
  const { panes } = useWords("admin-content");
  const { close } = useWords("admin");
  return (
    <aside className="side-pane" aria-label={panes[pane]} data-pane={pane}>
      <div className="side-head">
        <h2 className="panel-title">{panes[pane]}</h2>
        <button type="button" className="icon-btn" aria-label={close} onClick={() => setPane(undefined)}>
          <Icon name="close" className="size-4" />
        </button>
      </div>
      {pane === "preview" && (open.view.pages.length > 0 ? <PreviewPane focused={focused} /> : <MailPane />)}
      {pane === "history" && <HistoryPane open={open} />}
      {pane === "comments" && <CommentsPane onClose={() => setPane(undefined)} />}
    </aside>
  );
}
