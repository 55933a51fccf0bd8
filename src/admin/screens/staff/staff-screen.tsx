import { useState } from "react";
import { staffRoles } from "#accounts/staff/permissions.ts";
import type { StaffInvitationView } from "#accounts/staff/staff-contract.ts";
import { pathTo } from "#contract/calls.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useList, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { FormDialog, SelectInput, showToast, TextInput } from "../../kit/form.ts";
import { DataTable } from "../../kit/list.ts";
import { Panel, Person, RefusalNote, Screen, StateBadge, useRefusalText, When } from "../../kit/parts.ts";
import { FactorState } from "./factor-state.tsx";

/** Renders the company's own people, and who is invited. */
export default function StaffScreen() {
  const words = useWords("admin-staff");
  const mayWrite = useMay()("staff", "write");
  const [isInviting, setIsInviting] = useState(false);
  const list = useList("/admin/staff");
  const { lastUsed, ...columns } = words.columns;
  return (
    <Screen
      title={words.title}
      actions={mayWrite && <Button onClick={() => setIsInviting(true)}>{words.invite.action}</Button>}
    >
      <div className="stack">
        <DataTable
          {...list}
          headers={columns}
          columns={[
            {
              id: "name",
              cell: (member) => <Person name={member.name} detail={member.self ? `(${words.you})` : undefined} />,
            },
            { id: "email", header: words.member.email, cell: ({ email }) => email, card: "line" },
            { id: "role", cell: ({ role }) => words.roles[role], width: 130, card: "side" },
            { id: "factor", cell: (member) => <FactorState member={member} />, width: 190, card: "none" },
            {
              id: "last",
              header: lastUsed,
              cell: ({ last_used_at }) => (last_used_at ? <When date={last_used_at} relative /> : words.never),
              width: 150,
              card: "line",
            },
            {
              id: "state",
              cell: ({ suspended_at }) => (
                <StateBadge tone={suspended_at ? "bad" : "good"}>
                  {suspended_at ? words.states.suspended : words.states.active}
                </StateBadge>
              ),
              width: 130,
              card: "none",
            },
          ]}
          getId={({ id }) => id}
          linkTo={({ id }) => `/staff/${encodeURIComponent(id)}`}
          label={words.listLabel}
        />
      </div>
      <InvitationsPanel mayWrite={mayWrite} />
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
    </Screen>
  );
}

const path = "/admin/staff/invitations";

/** Renders the invitations that nobody has accepted yet. */
function InvitationsPanel({ mayWrite }: { mayWrite: boolean }) {
  const { invitations: words, invite, roles } = useWords("admin-staff");
  const { data, refusal, refetch } = useCall(path);
  const textOf = useRefusalText();
  const send = useSend();

  async function sendAgain({ email, role, locale }: StaffInvitationView) {
    const outcome = await send("POST", path, { email, role, locale });
    showToast({ text: outcome.ok ? fill(invite.done, { email }) : textOf(outcome.refusal) });
  }
  async function withdraw({ id, email }: StaffInvitationView) {
    const outcome = await send("DELETE", pathTo("/admin/staff/invitations/:id", { id }));
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

/** Invites somebody by mail. */
function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { invite, roles, roleHints } = useWords("admin-staff");
  const send = useSend();
  const languages = (["id", "en"] as const).map((value) => ({ value, label: invite.languages[value] }));
  return (
    <FormDialog<{ email: string; role: (typeof staffRoles)[number]; locale: "id" | "en" }>
      title={invite.title}
      open={open}
      onClose={onClose}
      defaults={{ email: "", role: "viewer", locale: useLocale() }}
      submit={(values) => send("POST", "/admin/staff/invitations", values)}
      onSaved={({ email }) => showToast({ text: fill(invite.done, { email }) })}
      save={invite.submit}
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{invite.lead}</p>
          <TextInput form={form} name="email" label={invite.email} type="email" maxLength={254} />
          <SelectInput
            form={form}
            name="role"
            label={invite.role}
            hint={roleHints[form.fields.watch("role")]}
            options={staffRoles.map((value) => ({ value, label: roles[value] }))}
          />
          <SelectInput form={form} name="locale" label={invite.language} options={languages} />
        </>
      )}
    </FormDialog>
  );
}
