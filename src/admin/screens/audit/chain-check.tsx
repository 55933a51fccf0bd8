import { useEffect } from "react";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useCall, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { CopyButton, Panel, RefusalNote, StateBadge, useAuditNames, When } from "../../kit/parts.ts";

/** A live event says each step; where none arrives the check is read again, in milliseconds. */
const readAgainAfter = 3_000;

/** Renders the last check of the chain of the audit log, with its progress, and the button that starts one. */
export function ChainCheck() {
  const { check: words } = useWords("admin-audit");
  const locale = useLocale();
  const names = useAuditNames();
  const may = useMay()("audit", "write");
  const send = useSend();
  const { run, pending, refusal } = useAction();
  const { data, refetch } = useCall("/admin/audit/check");
  const last = data?.check;
  const isRunning = last?.ended_at === null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), readAgainAfter);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  const count = (entries: number) => entries.toLocaleString(languageTags[locale]);
  return (
    <Panel
      title={words.title}
      actions={
        may && (
          <Button
            kind="secondary"
            pending={pending || isRunning}
            onClick={() => void run(() => send("POST", "/admin/audit/check"))}
          >
            {words.start}
          </Button>
        )
      }
    >
      <div className="stack-3 text-sm">
        <p className="text-muted">{words.intro}</p>
        <RefusalNote refusal={refusal} />
        <div role="status" className="stack-3">
          {last === null && <p>{words.never}</p>}
          {last && isRunning && (
            <>
              <p>{fill(words.running, { checked: count(last.checked), entries: count(last.entries) })}</p>
              <progress className="w-full" value={last.checked} max={last.entries} aria-label={words.title} />
            </>
          )}
          {last && !isRunning && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StateBadge tone={last.first_broken === null ? "good" : "bad"}>
                {last.first_broken === null
                  ? fill(words.unbroken, { entries: count(last.checked) })
                  : fill(words.broken, { entry: count(last.first_broken) })}
              </StateBadge>
              <span className="text-muted">
                {fill(words.by, { by: names.by(last.asked_by) })} · <When date={last.ended_at} />
              </span>
            </p>
          )}
          {last?.first_broken != null && <p>{words.brokenHint}</p>}
        </div>
        {last?.last_hash && (
          <details>
            <summary className="link inline-block cursor-pointer py-1">{words.hash}</summary>
            <p className="flex items-center gap-2">
              <code className="text-xs wrap-anywhere">{last.last_hash}</code>
              <CopyButton text={last.last_hash} />
            </p>
            <p className="text-muted">{words.hashHint}</p>
          </details>
        )}
      </div>
    </Panel>
  );
}
