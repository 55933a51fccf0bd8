import { Dialog } from "#ui/dialog.tsx";
import { useWords } from "../words/use-words.ts";
import { settleFactor, useFactorRequested } from "./ask-factor.ts";
import { FactorForm } from "./factor-form.tsx";

/** Renders the dialog before an action that needs the second factor again; the action goes on by itself afterwards. */
export function FactorDialog() {
  const open = useFactorRequested();
  const { session, close } = useWords("admin");
  return (
    <Dialog open={open} onClose={() => settleFactor(false)} title={session.confirmFactor.title} closeLabel={close}>
      <p className="mb-4 text-sm text-muted">{session.confirmFactor.body}</p>
      {open && <FactorForm reason="confirmFactor" onGiven={() => settleFactor(true)} />}
    </Dialog>
  );
}
