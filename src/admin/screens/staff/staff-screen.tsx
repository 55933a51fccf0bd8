import { useMemo, useState } from "react";
import type { StaffView } from "#accounts/staff/staff-member-view.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { Person } from "../../layout/avatar.tsx";
import { Screen } from "../../layout/screen.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { FactorState } from "./factor-state.tsx";
import { InvitationsPanel } from "./invitations-panel.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

/** Renders the company's own people, and who is invited. */
export default function StaffScreen() {
  const words = useWords("admin-staff");
  const mayWrite = useMay()("staff", "write");
  const [isInviting, setIsInviting] = useState(false);
  const { rows, refusal, refetch, ...list } = useList<StaffView>("/admin/staff");
  const columns = useMemo((): Column<StaffView>[] => {
    const { name, role, factor, lastUsed, state } = words.columns;
    return [
      {
        id: "name",
        header: name,
        cell: (member) => <Person name={member.name} detail={member.self ? `(${words.you})` : undefined} />,
      },
      { id: "email", header: words.member.email, cell: ({ email }) => email, card: "line" },
      { id: "role", header: role, cell: (member) => words.roles[member.role], width: 130, card: "side" },
      { id: "factor", header: factor, cell: (member) => <FactorState member={member} />, width: 190, card: "none" },
      {
        id: "last",
        header: lastUsed,
        cell: ({ last_used_at }) => (last_used_at ? <When date={last_used_at} relative /> : words.never),
        width: 150,
        card: "line",
      },
      {
        id: "state",
        header: state,
        cell: ({ suspended_at }) => (
          <StateBadge tone={suspended_at ? "bad" : "good"}>
            {suspended_at ? words.states.suspended : words.states.active}
          </StateBadge>
        ),
        width: 130,
        card: "none",
      },
    ];
  }, [words]);

  return (
    <Screen
      title={words.title}
      actions={mayWrite && <Button onClick={() => setIsInviting(true)}>{words.invite.action}</Button>}
    >
      <div className="stack">
        <DataTable
          {...list}
          refusal={refusal}
          refetch={refetch}
          rows={rows}
          columns={columns}
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
