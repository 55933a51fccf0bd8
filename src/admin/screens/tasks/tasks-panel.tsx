import { useState } from "react";
import type { TaskView } from "#tasks/task-contract.ts";
import { Button } from "#ui/button.tsx";
import { useKeys, useList, useMay, useWords } from "../../kit/data.ts";
import { Panel, RefusalNote } from "../../kit/parts.ts";
import { type About, NewTaskDialog, TaskDialog } from "./task-dialog.tsx";
import { TaskList } from "./task-list.tsx";

/** Renders the open tasks about a lead, an order or a customer, and adds one; the key `t` does too. */
export function TasksPanel({ about, closed = false }: { about: About; closed?: boolean }) {
  const { panel: words, more, keys, title } = useWords("admin-tasks");
  const mayWrite = useMay()("tasks", "write") && !closed;
  const [isAdding, setIsAdding] = useState(false);
  const [opened, setOpened] = useState<TaskView>();
  const { rows, hasMore, loadMore, isLoading, refusal, refetch } = useList("/admin/tasks", {
    view: "open",
    ...(about.kind === "lead" && { lead: about.id }),
    ...(about.kind === "order" && { order: about.id }),
    ...(about.kind === "customer" && { customer: about.id }),
  });
  useKeys({ t: () => setIsAdding(true) }, { label: title, names: { t: keys.new }, enabled: mayWrite });
  return (
    <Panel
      title={words.title}
      flush
      actions={
        mayWrite && (
          <Button kind="secondary" onClick={() => setIsAdding(true)}>
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
      <NewTaskDialog open={isAdding} onClose={() => setIsAdding(false)} about={about} />
      <TaskDialog task={opened} onClose={() => setOpened(undefined)} />
    </Panel>
  );
}
