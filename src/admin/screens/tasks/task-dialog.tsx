import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { TaskView } from "#tasks/task-contract.ts";
import { type TaskKind, type TaskObjectKind, type TaskState, taskKinds } from "#tasks/task-rules.ts";
import { fill } from "#text/fill.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { addWorkingDays } from "#time/working-days.ts";
import { Button } from "#ui/button.tsx";
import { changeInTurn, useCall, useMay, useMe, useSend, useSendId, useWords } from "../../kit/data.ts";
import { type AdminForm, DateInput, FormDialog, SelectInput, showToast, TextInput } from "../../kit/form.ts";
import { pathOfAbout, useMoveTask } from "./task-list.tsx";

/** What a new task is about. */
export interface About {
  kind: TaskObjectKind;
  id: string;
}

type Fields = { title: string; kind: TaskKind; day: string; time: string; for: string };

const alsoRefresh = ["/admin/leads"] as const;

interface NewTaskDialogProps {
  open: boolean;
  onClose: () => void;
  about?: About;
  /** When it is due unless another time is chosen: `09:00`; empty for the whole day. */
  time?: string;
}

/** Renders the form of a new task, due on the next working day unless another day is chosen. */
export function NewTaskDialog({ open, onClose, about, time = "" }: NewTaskDialogProps) {
  const { form: words, told } = useWords("admin-tasks");
  const send = useSend();
  const [id, renewId] = useSendId();
  return (
    <FormDialog<Fields>
      title={words.newTitle}
      open={open}
      onClose={onClose}
      save={words.add}
      defaults={{ title: "", kind: "todo", day: jakartaDay(addWorkingDays(new Date(), 1)), time, for: "" }}
      submit={(values) => send("POST", "/admin/tasks", { id, ...values, about: about ?? null }, { alsoRefresh })}
      onSaved={() => {
        renewId();
        showToast({ text: told.added });
      }}
    >
      {(form) => <TaskFields form={form} about={about?.kind} />}
    </FormDialog>
  );
}

/** Renders a task to be changed, closed or reopened; who may only read sees its facts in the same fields. */
export function TaskDialog({ task, onClose }: { task: TaskView | undefined; onClose: () => void }) {
  const { form: words, about } = useWords("admin-tasks");
  const me = useMe();
  const send = useSend();
  const mayWrite = useMay()("tasks", "write");
  const moveTask = useMoveTask();
  if (!task) return null;
  const move = (state: TaskState) => {
    onClose();
    void moveTask(task, state);
  };
  return (
    <FormDialog<Fields & { version: number }>
      title={words.editTitle}
      open
      onClose={onClose}
      save={words.save}
      labels={{ title: words.title, kind: words.kind, day: words.day, time: words.time }}
      defaults={{
        version: task.version,
        title: task.title,
        kind: task.kind,
        day: task.day,
        time: task.time ?? "",
        for: task.assignee.id === me.id ? "" : task.assignee.id,
      }}
      submit={(values) =>
        changeInTurn(
          "/admin/tasks",
          { id: task.id, version: values.version },
          (version) =>
            send(
              "PATCH",
              pathTo("/admin/tasks/:id", { id: task.id }),
              { version, ...changesOf(values, task, me.id) },
              { alsoRefresh },
            ),
          (stored) => stored,
        )
      }
    >
      {(form) => (
        <>
          <TaskFields form={form as unknown as AdminForm<Fields>} about={task.about?.kind} readOnly={!mayWrite} />
          <p className="text-sm text-muted">
            {fill(words.by, { by: task.author.name })}
            {task.about && (
              <>
                {" · "}
                {about[task.about.kind]}{" "}
                <Link className="link" to={pathOfAbout(task.about)}>
                  {task.about.name}
                </Link>
              </>
            )}
          </p>
          {mayWrite && (
            <div className="flex flex-wrap gap-2">
              {task.state === "open" ? (
                <>
                  <Button kind="secondary" onClick={() => move("done")}>
                    {words.done}
                  </Button>
                  <Button kind="quiet" onClick={() => move("cancelled")}>
                    {words.cancel}
                  </Button>
                </>
              ) : (
                <Button kind="secondary" onClick={() => move("open")}>
                  {words.reopen}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Returns what was changed: a day that has passed may stay while something else is put right. */
function changesOf(values: Fields, task: TaskView, me: string) {
  const assignee = values.for || me;
  return {
    ...(values.title !== task.title && { title: values.title }),
    ...(values.kind !== task.kind && { kind: values.kind }),
    ...((values.day !== task.day || values.time !== (task.time ?? "")) && { day: values.day, time: values.time }),
    ...(assignee !== task.assignee.id && { for: assignee }),
  };
}

interface TaskFieldsProps {
  form: AdminForm<Fields>;
  about: TaskObjectKind | undefined;
  readOnly?: boolean;
}

function TaskFields({ form, about, readOnly = false }: TaskFieldsProps) {
  const { form: words, kinds } = useWords("admin-tasks");
  const me = useMe();
  const { data: people = [] } = useCall("/admin/tasks/people", { about });
  const others = people.filter(({ id }) => id !== me.id);
  return (
    <>
      <TextInput form={form} name="title" label={words.title} maxLength={200} disabled={readOnly} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput
          form={form}
          name="kind"
          label={words.kind}
          disabled={readOnly}
          options={taskKinds.map((value) => ({ value, label: kinds[value] }))}
        />
        <SelectInput
          form={form}
          name="for"
          label={words.for}
          disabled={readOnly}
          options={[
            { value: "", label: fill(words.me, { name: me.name }) },
            ...others.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
        <DateInput form={form} name="day" label={words.day} disabled={readOnly} />
        <TextInput
          form={form}
          name="time"
          label={words.time}
          hint={words.timeHint}
          optional
          maxLength={5}
          disabled={readOnly}
        />
      </div>
    </>
  );
}
