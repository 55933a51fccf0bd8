import { useState } from "react";
import { apiBase } from "#client/api/base.ts";
import { fill } from "#text/fill.ts";
import { formatDayOf } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useCall, useLocale, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { CopyButton, Loading, RefusalNote } from "../../kit/parts.ts";

/** Renders the secret calendar address of one's tasks: made, shown once, made anew and ended. */
export default function CalendarAddress() {
  const { calendar: words } = useWords("admin-tasks");
  const locale = useLocale();
  const send = useSend();
  const action = useAction();
  const { data, refusal, refetch } = useCall("/admin/tasks/feed");
  const [url, setUrl] = useState<string>();
  async function renew() {
    const outcome = await action.run(() => send("POST", "/admin/tasks/feed"));
    if (outcome.ok) setUrl(new URL(apiBase() + outcome.data.path, location.origin).href);
  }
  async function end() {
    const outcome = await action.run(() => send("DELETE", "/admin/tasks/feed"));
    if (!outcome.ok) return;
    setUrl(undefined);
    showToast({ text: words.ended });
  }
  if (!data && !refusal) return <Loading lines={3} />;
  const since = data?.created_at;
  return (
    <div className="grid gap-3 text-sm">
      <p>{words.body}</p>
      <RefusalNote refusal={action.refusal ?? refusal} {...(!action.refusal && { onRetry: refetch })} />
      {url ? (
        <div className="grid gap-2" role="status">
          <p className="font-semibold">{words.url}</p>
          <p className="num wrap-anywhere">{url}</p>
          <p>
            <CopyButton text={url} />
          </p>
          <p>{words.once}</p>
        </div>
      ) : (
        <p className="text-muted">{since ? fill(words.since, { date: formatDayOf(since, locale) }) : words.none}</p>
      )}
      {since && !url && <p className="text-muted">{words.renewHint}</p>}
      <p className="flex flex-wrap gap-2">
        <Button pending={action.pending} kind={since ? "secondary" : "primary"} onClick={() => void renew()}>
          {since ? words.renew : words.make}
        </Button>
        {since && (
          <Button kind="quiet" disabled={action.pending} onClick={() => void end()}>
            {words.end}
          </Button>
        )}
      </p>
    </div>
  );
}
