import { lazy, Suspense } from "react";
import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { Loading } from "../../../kit/parts.ts";
import type { OpenDocument } from "../draft/use-document.ts";

const CommentsPane = lazy(() => import("../comments/comments-pane.tsx"));
const HistoryPane = lazy(() => import("../history/history-pane.tsx"));
const MailPane = lazy(() => import("../preview/mail-pane.tsx"));
const PreviewPane = lazy(() => import("../preview/preview-pane.tsx"));

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
      <Suspense fallback={<Loading />}>
        {pane === "preview" && (open.view.pages.length > 0 ? <PreviewPane focused={focused} /> : <MailPane />)}
        {pane === "history" && <HistoryPane open={open} />}
        {pane === "comments" && <CommentsPane onClose={() => setPane(undefined)} />}
      </Suspense>
    </aside>
  );
}
