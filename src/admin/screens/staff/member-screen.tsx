import { useState } from "react";
import { Link, useParams } from "react-router";
import type { StaffMemberView } from "#accounts/staff/staff-member-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { ObjectHistory } from "../../history/object-history.tsx";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
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
  const call = useCall<StaffMemberView>(`/admin/staff/${encodeURIComponent(id)}`);
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
              <Button kind={isSuspended ? "primary" : "danger"} onClick={() => setOpen("suspend")}>
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
              <SuspendDialog member={member} open={open === "suspend"} onClose={close} />
            </>
          ),
        };
      }}
    </DetailScreen>
  );
}
