import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Table } from "#ui/table.tsx";
import { RefusalNote } from "../layout/loading.tsx";
import { useWords } from "../words/use-words.ts";
import { type AdminForm, overtaken } from "./use-admin-form.ts";

export interface FormProps<Values extends FieldValues> {
  form: AdminForm<Values>;
  /** The names of the fields that a conflict compares, in their order. */
  labels?: Record<string, string> | undefined;
  /** Says a value of a conflict in words. */
  show?: ((field: string, value: unknown) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Renders the form element, with the conflict of a stale save above its fields; Ctrl/Cmd-Enter saves too, as in a text
 * of several lines Enter does not.
 */
export function Form<Values extends FieldValues>({ form, labels = {}, show, children }: FormProps<Values>) {
  return (
    <form
      noValidate
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void form.save();
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === "Enter" && (ctrlKey || metaKey)) void form.save();
      }}
    >
      {form.theirs && (
        <Conflict
          labels={labels}
          mine={form.fields.getValues()}
          theirs={form.theirs}
          show={show}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {children}
    </form>
  );
}

interface ConflictProps extends Pick<FormProps<FieldValues>, "show"> {
  /** Only these fields are compared. */
  labels: Record<string, string>;
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  onKeepMine: () => unknown;
  onTakeTheirs: () => unknown;
}

/** Shows what somebody else changed meanwhile beside what was typed; one press decides. */
function Conflict({ labels, mine, theirs, show = plain, onKeepMine, onTakeTheirs }: ConflictProps) {
  const { conflict } = useWords("admin");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const different = Object.keys(labels).filter((field) => !isSame(mine[field], theirs[field]));
  return (
    <div ref={box} role="alert" tabIndex={-1} className="conflict">
      <p className="font-semibold">{conflict.title}</p>
      <p className="mt-1 text-sm">{conflict.body}</p>
      <div className="my-3">
        {different.length === 0 ? (
          <p className="text-sm">{conflict.nothing}</p>
        ) : (
          <Table
            caption={conflict.title}
            head={[conflict.field, conflict.mine, conflict.theirs]}
            rows={different.map((field) => [labels[field], show(field, mine[field]), show(field, theirs[field])])}
          />
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        <Button onClick={() => void onKeepMine()}>{conflict.keepMine}</Button>
        <Button kind="secondary" onClick={() => void onTakeTheirs()}>
          {conflict.takeTheirs}
        </Button>
      </p>
    </div>
  );
}

function plain(_field: string, value: unknown): ReactNode {
  if (isEmpty(value)) return "–";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A form has an empty text or list where the server has nothing. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown) =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Renders the buttons of a form, and above them why it was not saved. */
export function FormActions<Values extends FieldValues>({
  form,
  save,
  onCancel,
  danger = false,
  children,
}: {
  form: AdminForm<Values>;
  /** The text of the button; by default "Save". */
  save?: string | undefined;
  onCancel?: () => void;
  danger?: boolean;
  children?: ReactNode;
}) {
  const words = useWords("admin");
  const { pending, saved, refusal } = form;
  if (refusal?.code === overtaken && onCancel)
    return (
      <div className="form-actions">
        <RefusalNote refusal={refusal} />
        <Button kind="secondary" onClick={onCancel}>
          {words.close}
        </Button>
      </div>
    );
  return (
    <div className="form-actions">
      <RefusalNote refusal={refusal} onSend={form.save} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind={danger ? "danger" : "primary"} pending={pending}>
          {pending ? words.form.saving : (save ?? words.form.save)}
        </Button>
        {onCancel && (
          <Button kind="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        {children}
        <p role="status" className="flex items-center gap-1 text-sm text-good">
          {saved && (
            <>
              <Icon name="check" className="size-4" />
              {words.form.saved}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
