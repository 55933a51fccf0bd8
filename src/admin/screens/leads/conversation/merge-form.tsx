import { type FormEvent, useId, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

/** A lead that may be the same request once more. */
export interface Duplicate {
  id: string;
  name: string;
  company: string;
  email: string;
  received_at: string;
}

/** Chooses which duplicates become part of the lead. */
export function MergeForm({
  duplicates,
  onSubmit,
}: {
  duplicates: readonly Duplicate[];
  /** Returns why it was refused. */
  onSubmit: (from: string[]) => Promise<Refusal | undefined>;
}) {
  const { merge } = useWords("admin-conversation");
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState(false);
  const toggle = (lead: string) =>
    setChosen((before) =>
      before.has(lead) ? new Set([...before].filter((other) => other !== lead)) : new Set([...before, lead]),
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === 0 || pending) return;
    setPending(true);
    setRefusal(await onSubmit([...chosen]));
    setPending(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="stack">
      <p className="text-sm text-muted">{merge.lead}</p>
      <div>
        {duplicates.map(({ id: lead, name, company, email, received_at }) => (
          <Checkbox
            key={lead}
            id={`${id}-${lead}`}
            checked={chosen.has(lead)}
            onChange={() => toggle(lead)}
            label={
              <span className="wrap-anywhere">
                {name}, {company}
                <span className="block text-xs text-muted">
                  {email}, <When date={received_at} />
                </span>
              </span>
            }
          />
        ))}
      </div>
      <RefusalNote refusal={refusal} />
      <p>
        <Button type="submit" pending={pending || chosen.size === 0}>
          {merge.submit}
        </Button>
      </p>
    </form>
  );
}
