import type { StaffMemberView } from "#accounts/staff/staff-member-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { showToast } from "../../dialog/toast.ts";
import { Panel } from "../../layout/panel.tsx";
import { useRefusalText } from "../../layout/use-refusal-text.ts";
import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders where somebody is logged in. */
export function MemberSessions({ member, mayEnd }: { member: StaffMemberView; mayEnd: boolean }) {
  const { member: words, columns } = useWords("admin-staff");
  const textOf = useRefusalText();
  const send = useSend();
  const path = `/admin/staff/${encodeURIComponent(member.id)}/sessions`;

  async function end(ended: string) {
    const outcome = await send<unknown>("DELETE", ended);
    showToast({ text: outcome.ok ? fill(words.ended, { name: member.name }) : textOf(outcome.refusal) });
  }

  return (
    <Panel
      title={words.sessions}
      actions={
        mayEnd &&
        !member.self &&
        member.sessions.length > 0 && (
          <Button kind="quiet" onClick={() => void end(path)}>
            {words.endAll}
          </Button>
        )
      }
    >
      {member.sessions.length === 0 && <p className="text-sm text-muted">{words.noSessions}</p>}
      <ul className="grid gap-3">
        {member.sessions.map(({ id, browser, system, created_at, last_used_at, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
            <div>
              <p className="font-medium">
                {[browser, system].filter(Boolean).join(", ") || words.unknownDevice}{" "}
                {current && <span className="text-muted">({words.thisSession})</span>}
              </p>
              <p className="text-muted">
                {words.started} <When date={created_at} /> · {columns.lastUsed} <When date={last_used_at} relative />
              </p>
            </div>
            {mayEnd && !current && (
              <Button kind="secondary" onClick={() => void end(`${path}/${encodeURIComponent(id)}`)}>
                {words.endOne}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
