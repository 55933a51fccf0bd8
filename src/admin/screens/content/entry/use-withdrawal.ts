import { pathTo } from "#contract/calls.ts";
import type { PublicationRow } from "#publishing/content-view.ts";
import { useSend, useWords } from "../../../kit/data.ts";
import { showToast } from "../../../kit/form.ts";
import { useRefusalText } from "../../../kit/parts.ts";

/**
 * Returns the function that says what was done with an entry, with the way back for as long as the message is there; a
 * publication that waits for a second person has its own words.
 */
export function useWithdrawal(): (text: string, publication: PublicationRow | null) => void {
  const { entry } = useWords("admin-content");
  const send = useSend();
  const refusalText = useRefusalText();
  const takeBack = async ({ id }: PublicationRow) => {
    const outcome = await send("POST", pathTo("/admin/content/publications/:id/withdraw", { id }));
    showToast({ text: outcome.ok ? entry.undone : refusalText(outcome.refusal) });
  };
  return (text, publication) =>
    showToast({
      text: publication?.state === "review" ? entry.review : text,
      ...(publication && { action: { label: entry.undo, run: () => void takeBack(publication) } }),
    });
}
