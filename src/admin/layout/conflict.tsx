import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useWords } from "../words/use-words.ts";

interface ConflictProps {
  /** The names of the fields, in their order; only these are compared. */
  labels: Record<string, string>;
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  /** Says a value in words, where it is not a text or number for people. */
  show?: (field: string, value: unknown) => ReactNode;
  onKeepMine: () => unknown;
  onTakeTheirs: () => unknown;
}

/** Shows what somebody else changed meanwhile beside what was typed; one press decides. */
export function Conflict({ labels, mine, theirs, show = plain, onKeepMine, onTakeTheirs }: ConflictProps) {
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
