import { lazy, useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import { taskViews } from "#tasks/task-rules.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useKeys, useList, useMay, useWords } from "../../kit/data.ts";
import { ActionDialog } from "../../kit/form.ts";
import { ChoiceFilter, useHeldLists, useInUse, useUrlFilters, WaitingNote } from "../../kit/list.ts";
import { Empty, Loading, RefusalNote, Screen } from "../../kit/parts.ts";
import { NewTaskDialog, TaskDialog } from "./task-dialog.tsx";
import { TaskList } from "./task-list.tsx";

const views = ["open", ...taskViews] as const;
type View = (typeof views)[number];
const CalendarAddress = lazy(() => import("./calendar-address.tsx"));

/** Renders the tasks of the person or of everybody, in views by when they are due; an address with an id opens that task. */
export default function TasksScreen() {
  const words = useWords("admin-tasks");
  const { id } = useParams();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const mayWrite = useMay()("tasks", "write");
  const [filters, setFilters] = useUrlFilters(["view", "owner"]);
  const view = views.find((each) => each === filters.view) ?? "open";
  const owner = filters.owner === "all" ? "all" : "me";
  const list = useList("/admin/tasks", { view, ...(owner === "me" && { owner }) });
  const { meta, hasMore, loadMore, isLoading, isLoadingMore, refusal, refetch } = list;
  const panel = useRef<HTMLElement>(null);
  const holds = useInUse(panel);
  const held = useHeldLists([list.rows], { idOf: (task) => task.id, holds, listKey: list.listKey });
  const { rows, waiting } = held.lists[0]!;
  const { data: opened } = useCall(id === undefined ? undefined : pathTo("/admin/tasks/:id", { id }));
  const [dialog, setDialog] = useState<"new" | "calendar">();
  const close = () => setDialog(undefined);
  const goTo = (path: string) => void navigate({ pathname: path, search: parameters.toString() });
  useKeys({ c: () => setDialog("new") }, { label: words.title, names: { c: words.keys.new }, enabled: mayWrite });
  return (
    <Screen
      title={words.title}
      actions={
        <>
          <Button kind="secondary" onClick={() => setDialog("calendar")}>
            {words.calendar.button}
          </Button>
          {mayWrite && (
            <Button onClick={() => setDialog("new")}>
              {words.new} <kbd className="kbd max-md:hidden">C</kbd>
            </Button>
          )}
        </>
      }
    >
      <div className="task-bar">
        <ViewTabs shown={view} owner={owner} counts={meta} />
        <ChoiceFilter
          label={words.owner.label}
          value={owner}
          options={[
            { value: "me", label: words.owner.me },
            { value: "all", label: words.owner.all },
          ]}
          onChange={(value) => setFilters({ owner: value === "all" ? value : undefined })}
        />
      </div>
      {refusal && <RefusalNote refusal={refusal} onRetry={refetch} />}
      {isLoading && <Loading lines={6} />}
      {!isLoading && !refusal && rows.length === 0 && (
        <Empty
          part="tasks"
          title={words.empty[view].title}
          action={
            mayWrite &&
            view !== "done" && (
              <Button kind="secondary" onClick={() => setDialog("new")}>
                {words.new}
              </Button>
            )
          }
        >
          {words.empty[view].body}
        </Empty>
      )}
      {rows.length > 0 && (
        <section ref={panel} className="panel" aria-label={words.list}>
          <TaskList
            tasks={rows}
            onOpen={(task) => goTo(`/tasks/${task.id}`)}
            grouped={view === "open" || view === "coming"}
          />
          <p className="task-foot">
            <span className="max-md:hidden">{words.keysHint}</span>
            <WaitingNote count={waiting.length} onShow={held.showAll} />
            {hasMore && (
              <Button kind="quiet" pending={isLoadingMore} onClick={loadMore}>
                {words.more}
              </Button>
            )}
          </p>
        </section>
      )}
      <NewTaskDialog open={dialog === "new"} onClose={close} />
      <TaskDialog task={opened} onClose={() => goTo("/tasks")} />
      <ActionDialog title={words.calendar.title} open={dialog === "calendar"} onClose={close}>
        <CalendarAddress />
      </ActionDialog>
    </Screen>
  );
}

interface ViewTabsProps {
  shown: View;
  owner: "me" | "all";
  counts: { overdue: number; today: number; coming: number } | undefined;
}

/** Renders the views with how many tasks are in each. */
function ViewTabs({ shown, owner, counts }: ViewTabsProps) {
  const { views: words } = useWords("admin-tasks");
  return (
    <nav aria-label={words.label} className="task-views">
      {views.map((view) => {
        const count = view === "open" || view === "done" ? undefined : counts?.[view];
        const search = new URLSearchParams({
          ...(view !== "open" && { view }),
          ...(owner === "all" && { owner }),
        });
        return (
          <Link key={view} to={`/tasks?${search}`} aria-current={view === shown || undefined} className="task-view">
            {words[view]}
            {count !== undefined && count > 0 && (
              <span className="num" data-late={view === "overdue" || undefined}>
                {count}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
