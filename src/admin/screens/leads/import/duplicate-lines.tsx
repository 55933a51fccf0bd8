import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { ImportRow, ImportView } from "#leads/import/import-contract.ts";
import { type DuplicateChoice, duplicateChoices } from "#leads/import/import-states.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { useAction, useList, useSend, useWords } from "../../../kit/data.ts";
import { showToast } from "../../../kit/form.ts";
import { Loading, Panel, RefusalNote } from "../../../kit/parts.ts";

/** Lists lines of a file beside the leads that they are the same as, and takes what becomes of single ones. */
export function DuplicateLines({ found }: { found: ImportView }) {
  const { duplicates: words, more } = useWords("admin-lead-import");
  const path = pathTo("/admin/leads/imports/:id/rows", { id: found.id });
  const { rows, hasMore, loadMore, isLoading, isLoadingMore, refusal, refetch } = useList(path, {
    result: "duplicate",
  });
  return (
    <Panel title={words.title}>
      <p className="mb-3 max-w-prose text-sm text-muted">{words.lead}</p>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {isLoading && <Loading />}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <DuplicateLine key={row.line} found={found} row={row} />
        ))}
      </ul>
      {hasMore && (
        <p className="mt-3">
          <Button kind="secondary" pending={isLoadingMore} onClick={loadMore}>
            {more}
          </Button>
        </p>
      )}
    </Panel>
  );
}

const compared = ["name", "company", "email", "phone"] as const;

function DuplicateLine({ found, row: { line, fields, lead, choice } }: { found: ImportView; row: ImportRow }) {
  const words = useWords("admin-lead-import");
  const { states } = useWords("admin-leads");
  const send = useSend();
  const { pending, refusal, run } = useAction();
  const { id, settings } = found;
  const ofAll = fill(words.duplicates.asAll, { choice: words.settings[settings?.duplicates ?? "skip"] });
  const choose = async (value: string) => {
    const body = { choice: (value || null) as DuplicateChoice | null };
    const path = pathTo("/admin/leads/imports/:id/rows/:line", { id, line: String(line) });
    const outcome = await run(() => send("PATCH", path, body));
    if (outcome.ok) showToast({ text: fill(words.saved, { line }) });
  };
  const inFile = compared.map((field) => ({ field, text: String(fields?.[field] ?? "") }));
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 text-sm wrap-anywhere md:grid-cols-[1fr_1fr_18rem]">
      <div>
        <p className="mb-1 text-muted">
          {words.duplicates.file}, {words.errors.line.toLowerCase()} <span className="num">{line}</span>
        </p>
        {inFile
          .filter(({ text }) => text !== "")
          .map(({ field, text }) => (
            // What the lead has otherwise stands out.
            <p key={field} className={text === lead?.[field] ? "text-muted" : "font-medium"}>
              {text}
            </p>
          ))}
      </div>
      <div>
        <p className="mb-1 text-muted">{words.duplicates.known}</p>
        {lead && (
          <>
            <p>
              <Link to={`/leads/${lead.id}`} className="link font-medium">
                {lead.name || lead.company}
              </Link>
            </p>
            {[lead.company, lead.email, lead.phone].filter(Boolean).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="text-muted">
              {[states[lead.state], lead.owner && fill(words.duplicates.owner, { owner: lead.owner })]
                .filter(Boolean)
                .join(", ")}
            </p>
          </>
        )}
      </div>
      <div>
        <Select
          id={`choice-${line}`}
          label={words.duplicates.choice}
          aria-label={`${words.duplicates.choice}, ${words.errors.line.toLowerCase()} ${line}`}
          value={choice ?? ""}
          disabled={pending}
          onChange={({ target }) => void choose(target.value)}
          options={[
            { value: "", label: ofAll },
            ...duplicateChoices.map((value) => ({ value, label: words.settings[value] })),
          ]}
        />
        <RefusalNote refusal={refusal} />
      </div>
    </li>
  );
}
