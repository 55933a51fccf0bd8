import { useState } from "react";
import { Link, useParams } from "react-router";
import { staffRoles } from "#accounts/staff/permissions.ts";
import type { StaffMemberView } from "#accounts/staff/staff-contract.ts";
import { pathTo } from "#contract/calls.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { FormDialog, SelectInput, showToast, TextInput } from "../../kit/form.ts";
import { DetailScreen, Facts, ObjectHistory, Panel, StateBadge, useRefusalText, When } from "../../kit/parts.ts";
import { FactorState } from "./factor-state.tsx";

/** Renders one of the staff: role, second factor, sessions, and what was changed about them. */
export default function MemberScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-staff");
  const may = useMay();
  const [open, setOpen] = useState<"role" | "suspend" | "restore">();
  const call = useCall(pathTo("/admin/staff/:id", { id }));
  const close = () => setOpen(undefined);
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/staff", label: words.member.back }}>
      {(member) => {
        const isSuspended = member.suspended_at !== null;
        return {
          title: member.name,
          detail: isSuspended && <StateBadge tone="bad">{words.states.suspended}</StateBadge>,
          actions: may("staff", "write") && !member.self && (
            <>
              <Button kind="secondary" onClick={() => setOpen("role")}>
                {words.role.action}
              </Button>
              <Button
                kind={isSuspended ? "primary" : "danger"}
                onClick={() => setOpen(isSuspended ? "restore" : "suspend")}
              >
                {isSuspended ? words.suspend.restore : words.suspend.action}
              </Button>
            </>
          ),
          above: member.self && <p className="text-sm text-muted">{words.member.self}</p>,
          main: (
            <>
              <MemberSessions member={member} mayEnd={may("staff", "write")} />
              <ObjectHistory kind="staff" id={member.id} />
            </>
          ),
          side: (
            <Panel title={words.member.account}>
              <Facts
                rows={[
                  [words.columns.role, words.roles[member.role]],
                  [words.columns.factor, <FactorState key="factor" member={member} />],
                  [
                    words.columns.lastUsed,
                    member.last_used_at ? <When key="used" date={member.last_used_at} /> : words.never,
                  ],
                  [words.member.email, member.email],
                  [words.member.username, member.username],
                  [words.member.since, <When key="since" date={member.created_at} />],
                ]}
              />
              {may("audit", "read") && (
                <p className="mt-4 text-sm">
                  <Link className="link" to={`/audit?actor=${encodeURIComponent(member.id)}`}>
                    {fill(words.member.changes, { name: member.name })}
                  </Link>
                </p>
              )}
            </Panel>
          ),
          below: (
            <>
              <RoleDialog member={member} open={open === "role"} onClose={close} />
              {/* What somebody else does meanwhile must not turn an open dialog into its opposite. */}
              <SuspendDialog member={member} event={open === "role" ? undefined : open} onClose={close} />
            </>
          ),
        };
      }}
    </DetailScreen>
  );
}

/** Renders where somebody is logged in. */
function MemberSessions({ member, mayEnd }: { member: StaffMemberView; mayEnd: boolean }) {
  const { member: words, columns } = useWords("admin-staff");
  const textOf = useRefusalText();
  const send = useSend();

  /** Ends one session, or all of them. */
  async function end(session?: string) {
    const { id } = member;
    const address =
      session === undefined
        ? pathTo("/admin/staff/:id/sessions", { id })
        : pathTo("/admin/staff/:id/sessions/:session", { id, session });
    const outcome = await send("DELETE", address);
    showToast({ text: outcome.ok ? fill(words.ended, { name: member.name }) : textOf(outcome.refusal) });
  }

  return (
    <Panel
      title={words.sessions}
      actions={
        mayEnd &&
        !member.self &&
        member.sessions.length > 0 && (
          <Button kind="quiet" onClick={() => void end()}>
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
              <Button kind="secondary" onClick={() => void end(id)}>
                {words.endOne}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface MemberDialogProps {
  member: StaffMemberView;
  open: boolean;
  onClose: () => void;
}

/** Changes the role of somebody else. */
function RoleDialog({ member, open, onClose }: MemberDialogProps) {
  const { role: words, roles, roleHints } = useWords("admin-staff");
  const send = useSend();
  const labelOf = (role: string) => (role === "user" ? words.remove : roles[role as StaffMemberView["role"]]);
  return (
    <FormDialog<{ role: StaffMemberView["role"] | "user"; reason: string; version: number }>
      title={fill(words.title, { name: member.name })}
      open={open}
      onClose={onClose}
      defaults={{ role: member.role, reason: "", version: member.version }}
      submit={(values) => send("PATCH", pathTo("/admin/staff/:id", { id: member.id }), values)}
      onSaved={({ role }) => showToast({ text: fill(words.done, { name: member.name, role: labelOf(role) }) })}
      labels={{ role: words.role }}
      show={(_field, value) => labelOf(String(value))}
      save={words.submit}
    >
      {(form) => {
        const chosen = form.fields.watch("role");
        return (
          <>
            <SelectInput
              form={form}
              name="role"
              label={words.role}
              hint={chosen === "user" ? words.removeHint : roleHints[chosen]}
              options={[...staffRoles, "user"].map((value) => ({ value, label: labelOf(value) }))}
            />
            <TextInput form={form} name="reason" label={words.reason} maxLength={500} optional />
          </>
        );
      }}
    </FormDialog>
  );
}

/** Suspends somebody else, or restores who is suspended; closed without an event. */
function SuspendDialog({
  member: { id, name, version },
  event,
  onClose,
}: {
  member: StaffMemberView;
  event: "suspend" | "restore" | undefined;
  onClose: () => void;
}) {
  const { suspend: words } = useWords("admin-staff");
  const send = useSend();
  const isRestored = event === "restore";
  const wasDone = (now: unknown) => ((now as StaffMemberView).suspended_at === null) === isRestored;
  return (
    <FormDialog
      title={isRestored ? words.restore : fill(words.title, { name })}
      open={event !== undefined}
      onClose={onClose}
      defaults={{ reason: "", version }}
      submit={(values) =>
        send("POST", pathTo(isRestored ? "/admin/staff/:id/restore" : "/admin/staff/:id/suspend", { id }), values)
      }
      onSaved={() => showToast({ text: fill(isRestored ? words.restored : words.done, { name }) })}
      actionOn={{ kind: "staff", id, wasDone }}
      save={isRestored ? words.restore : words.submit}
      danger={!isRestored}
    >
      {(form) => (
        <>
          {!isRestored && <p className="text-sm text-muted">{words.lead}</p>}
          <TextInput form={form} name="reason" label={words.reason} maxLength={500} optional />
        </>
      )}
    </FormDialog>
  );
}
