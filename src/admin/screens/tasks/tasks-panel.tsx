import { useState } from "react";
import type { TaskView } from "#tasks/task-contract.ts";
import { Button } from "#ui/button.tsx";
import { useKeys, useList, useMay, useWords } from "../../kit/data.ts";
import { Panel, RefusalNote } from "../../kit/parts.ts";
import { type About, NewTaskDialog, TaskDialog } from "./task-dialog.tsx";
import { TaskList } from "./task-list.tsx";

/**
 * Renders what is next with a lead, an order or a customer: the open tasks about it, and a form that adds one, by the key `t`; `r`
 * begins it as a reminder in the morning.
 */
export function TasksPanel({ about, closed = false }: { about: About; closed?: boolean }) {
  const { panel: words, more, keys, title } = useWords("admin-tasks");
  const mayWrite = useMay()("tasks", "write") && !closed;
  const [adding, setAdding] = useState<"task" | "reminder">();
  const [opened, setOpened] = useState<TaskView>();
  const { rows, hasMore, loadMore, isLoading, refusal, refetch } = useList("/admin/tasks", {
    view: "open",
    ...(about.kind === "lead" && { lead: about.id }),
    ...(about.kind === "order" && { order: about.id }),
    ...(about.kind === "customer" && { customer: about.id }),
  });
  useKeys(
    { t: () => setAdding("task"), r: () => setAdding("reminder") },
    { label: title, names: { t: keys.new, r: keys.remind }, enabled: mayWrite },
  );
  return (
    <Panel
      title={words.title}
      flush
      actions={
        mayWrite && (
          <Button kind="secondary" onClick={() => setAdding("task")}>
            {words.new} <kbd className="kbd max-md:hidden">T</kbd>
          </Button>
        )
      }
    >
      {refusal && <RefusalNote refusal={refusal} onRetry={refetch} />}
      {rows.length === 0 && !isLoading && !refusal && <p className="px-4 py-3 text-sm text-muted">{words.none}</p>}
      <TaskList tasks={rows} onOpen={setOpened} inPanel />
      {hasMore && (
        <Button kind="quiet" onClick={loadMore}>
          {more}
        </Button>
      )}
      <NewTaskDialog
        open={adding !== undefined}
        onClose={() => setAdding(undefined)}
        about={about}
        time={adding === "reminder" ? "09:00" : ""}
      />
      <TaskDialog task={opened} onClose={() => setOpened(undefined)} />
    </Panel>
  );
}
