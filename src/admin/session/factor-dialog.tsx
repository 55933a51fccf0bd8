import { Dialog } from "#ui/dialog.tsx";
import { useWords } from "../words/use-words.ts";
import { settleFactor, useFactorAsked } from "./ask-factor.ts";
import { FactorForm } from "./factor-form.tsx";

/** The dialog before an action that needs the second factor again; the action goes on by itself afterwards. */
export function FactorDialog() {
  const open = useFactorAsked();
  const { session, close } = useWords("admin");
  return (
    <Dialog open={open} onClose={() => settleFactor(false)} title={session.again.title} closeLabel={close}>
      <p className="mb-4 text-sm text-muted">{session.again.body}</p>
      {open && <FactorForm reason="again" onGiven={() => settleFactor(true)} />}
    </Dialog>
  );
}
