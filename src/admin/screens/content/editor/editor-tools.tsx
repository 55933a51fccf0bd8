import { lazy, Suspense, useState } from "react";
import type { DocumentRow } from "#publishing/content-view.ts";
import { Button } from "#ui/button.tsx";
import { useWords } from "../../../kit/data.ts";
import { useCommentMarks } from "../comments/comments-context.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useEditor } from "../form/editor-context.ts";
import { MoreMenu } from "./more-menu.tsx";
import { type SidePaneName, sidePanes } from "./side-pane.tsx";
import type { Undo } from "./use-undo.ts";

const PublishDialog = lazy(() => import("../publish/publish-dialog.tsx"));

/** What can be done with the document: undo, what stands beside the form, publish. */
export function EditorTools({
  open,
  rows,
  undo,
  pane,
  setPane,
}: {
  open: OpenDocument;
  rows: readonly DocumentRow[];
  undo: Undo;
  pane: SidePaneName | undefined;
  setPane: (pane: SidePaneName | undefined) => void;
}) {
  const { mayWrite } = useEditor();
  const { tools, panes } = useWords("admin-content");
  const marks = useCommentMarks();
  const openThreads = [...(marks?.counts.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const [isPublishing, setIsPublishing] = useState(false);
  return (
    <>
      {mayWrite && (
        <span className="flex">
          <TravelButton direction="undo" isPossible={undo.canUndo} onClick={undo.undo} />
          <TravelButton direction="redo" isPossible={undo.canRedo} onClick={undo.redo} />
        </span>
      )}
      {sidePanes
        .filter((name) => name !== "preview" || open.view.pages.length + open.view.mails.length > 0)
        .map((name) => (
          <Button
            key={name}
            kind="secondary"
            aria-pressed={pane === name}
            onClick={() => setPane(pane === name ? undefined : name)}
          >
            {panes[name]}
            {name === "comments" && openThreads > 0 && <span className="tool-count num">{openThreads}</span>}
          </Button>
        ))}
      {mayWrite && (
        <>
          <MoreMenu open={open} rows={rows} />
          <Button onClick={() => void open.flush().then(() => setIsPublishing(true))}>{tools.publish}</Button>
        </>
      )}
      <Suspense>
        {isPublishing && <PublishDialog open={open} rows={rows} onClose={() => setIsPublishing(false)} />}
      </Suspense>
    </>
  );
}

/** Takes the last change back, or makes it again. */
function TravelButton({
  direction,
  isPossible,
  onClick,
}: {
  direction: "undo" | "redo";
  isPossible: boolean;
  onClick: () => void;
}) {
  const label = useWords("admin-content").tools[direction];
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible || undefined}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 24 24"
        className={`icon size-4 ${direction === "redo" ? "-scale-x-100" : ""}`}
        aria-hidden="true"
      >
        <path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9" />
      </svg>
    </button>
  );
}
