import type { StaffInvitationView } from "#accounts/staff/staff-member-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { useSend } from "../../data/use-send.ts";
import { showToast } from "../../dialog/toast.ts";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useRefusalText } from "../../layout/use-refusal-text.ts";
import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";

const path = "/admin/staff/invitations";

/** Renders the invitations that nobody has accepted yet. */
export function InvitationsPanel({ mayWrite }: { mayWrite: boolean }) {
  const { invitations: words, invite, roles } = useWords("admin-staff");
  const { data, refusal, refetch } = useCall<StaffInvitationView[]>(path);
  const textOf = useRefusalText();
  const send = useSend();

  async function sendAgain({ email, role, locale }: StaffInvitationView) {
    const outcome = await send<unknown>("POST", path, { email, role, locale });
    showToast({ text: outcome.ok ? fill(invite.done, { email }) : textOf(outcome.refusal) });
  }
  async function withdraw({ id, email }: StaffInvitationView) {
    const outcome = await send<unknown>("DELETE", `${path}/${encodeURIComponent(id)}`);
    showToast({ text: outcome.ok ? fill(words.withdrawn, { email }) : textOf(outcome.refusal) });
  }

  return (
    <Panel title={words.title}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {data?.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <ul className="grid gap-3">
        {data?.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
            <div className="min-w-0">
              <p className="wrap-break-word font-medium">{invitation.email}</p>
              <p className="text-muted">
                {roles[invitation.role]}
                {invitation.invited_by && ` · ${fill(words.sentBy, { name: invitation.invited_by })}`} ·{" "}
                {invitation.expired ? (
                  <StateBadge tone="warn">{words.expired}</StateBadge>
                ) : (
                  <>
                    {words.until} <When date={invitation.expires_at} />
                  </>
                )}
              </p>
            </div>
            {mayWrite && (
              <p className="flex flex-wrap gap-2">
                <Button kind="secondary" onClick={() => void sendAgain(invitation)}>
                  {words.resend}
                </Button>
                <Button kind="quiet" onClick={() => void withdraw(invitation)}>
                  {words.withdraw}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
