import { useState } from "react";
import { Link, useParams } from "react-router";
import type { StaffMemberView } from "#accounts/staff/staff-member-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { Facts } from "../../layout/facts.tsx";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import ObjectHistory from "../audit/object-history.tsx";
import { FactorState } from "./factor-state.tsx";
import { MemberSessions } from "./member-sessions.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";

/** Renders one of the staff: role, second factor, sessions, and what was changed about them. */
export default function MemberScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-staff");
  const may = useMay();
  const [open, setOpen] = useState<"role" | "suspend">();
  const { data: member, refusal, refetch } = useCall<StaffMemberView>(`/admin/staff/${encodeURIComponent(id)}`);
  const back = { to: "/staff", label: words.member.back };
  if (!member) {
    return (
      <Screen title={words.title} back={back}>
        {refusal ? <RefusalNote refusal={refusal} onRetry={refetch} /> : <Loading lines={6} />}
      </Screen>
    );
  }
  const mayChange = may("staff", "write") && !member.self;
  const isSuspended = member.suspended_at !== null;
  const close = () => setOpen(undefined);
  return (
    <Screen
      title={member.name}
      detail={isSuspended && <StateBadge tone="bad">{words.states.suspended}</StateBadge>}
      back={back}
      actions={
        mayChange && (
          <>
            <Button kind="secondary" onClick={() => setOpen("role")}>
              {words.role.action}
            </Button>
            <Button kind={isSuspended ? "primary" : "danger"} onClick={() => setOpen("suspend")}>
              {isSuspended ? words.suspend.restore : words.suspend.action}
            </Button>
          </>
        )
      }
    >
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {member.self && <p className="text-sm text-muted">{words.member.self}</p>}
      <div className="columns">
        <div className="stack">
          <MemberSessions member={member} mayEnd={may("staff", "write")} />
          <ObjectHistory kind="staff" id={member.id} />
        </div>
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
      </div>
      <RoleDialog member={member} open={open === "role"} onClose={close} />
      <SuspendDialog member={member} open={open === "suspend"} onClose={close} />
    </Screen>
  );
}
