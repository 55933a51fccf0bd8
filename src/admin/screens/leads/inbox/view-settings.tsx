import { may as mayRole, type StaffRole, staffRoles } from "#accounts/staff/permissions.ts";
import { pathTo } from "#contract/calls.ts";
import type { SavedView } from "#leads/inbox/lead-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useMay, useSend, useWords } from "../../../kit/data.ts";
import { showToast } from "../../../kit/form.ts";
import { RefusalNote } from "../../../kit/parts.ts";

/** Only who reads leads has their views. */
const readers = staffRoles.filter((role) => mayRole(role, "leads", "read"));

/** Renders what can be done with a saved view: share it, choose whom it is shown first, delete it. */
export default function ViewSettings({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { views: words } = useWords("admin-leads");
  const { roles } = useWords("admin");
  const may = useMay();
  const send = useSend();
  const { pending, refusal, run } = useAction();
  const share = async (shared: boolean) => {
    const outcome = await run(() => send("PATCH", pathTo("/admin/leads/views/:id", { id: view.id }), { shared }));
    if (outcome.ok) showToast({ text: shared ? words.shared : words.unshared });
  };
  const showFirst = async (role: StaffRole, first: boolean) => {
    const choice = { role, view: first ? view.id : null };
    const outcome = await run(() => send("PUT", "/admin/leads/views/first", choice));
    if (outcome.ok) showToast({ text: words.firstSaved });
  };
  const remove = async () => {
    const outcome = await run(() => send("DELETE", pathTo("/admin/leads/views/:id", { id: view.id })));
    if (!outcome.ok) return;
    showToast({ text: words.deleted });
    onClose();
  };
  return (
    <div className="grid gap-4 text-sm">
      <RefusalNote refusal={refusal} />
      {view.own && may("leads", "write") && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={view.shared}
            disabled={pending}
            onChange={({ target }) => void share(target.checked)}
          />
          {words.sharedLabel}
        </label>
      )}
      {view.shared && may("staff", "write") && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1 font-semibold">{words.first}</legend>
          {readers.map((role) => (
            <label key={role} className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={view.first_for.includes(role)}
                disabled={pending}
                onChange={({ target }) => void showFirst(role, target.checked)}
              />
              {roles[role]}
            </label>
          ))}
        </fieldset>
      )}
      {view.own && (
        <p>
          <Button kind="secondary" disabled={pending} onClick={() => void remove()}>
            {fill(words.delete, { name: view.name })}
          </Button>
        </p>
      )}
    </div>
  );
}
