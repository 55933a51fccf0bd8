import { useState } from "react";
import { type PathTo, pathTo } from "#contract/calls.ts";
import type { LeadOwner } from "#leads/inbox/lead-contract.ts";
import { locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { type AdminCall, useCall, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, showToast } from "../../../kit/form.ts";
import { useRefusalText } from "../../../kit/parts.ts";
import { useChoices } from "../use-choices.ts";

/** Opens the dialog that says who is assigned leads in turn. */
export function Turns() {
  const { turns: words } = useWords("admin-leads");
  const { data: owners = [] } = useCall("/admin/leads/owners");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <ActionDialog title={words.title} open={open} onClose={() => setOpen(false)}>
        <p className="mb-4 text-sm text-muted">{words.lead}</p>
        <ul className="stack">
          {owners.map((owner) => (
            <li key={owner.id} className="border-t border-line pt-3">
              <TurnForm owner={owner} />
            </li>
          ))}
        </ul>
      </ActionDialog>
    </>
  );
}

type TurnBody = AdminCall<"PATCH", PathTo<"/admin/leads/owners/:id">>["body"];

/** Renders whether one person is assigned leads in turn, and of which products and languages; each press is saved. */
function TurnForm({ owner }: { owner: LeadOwner }) {
  const { turns: words, languages } = useWords("admin-leads");
  const { choices } = useChoices();
  const textOf = useRefusalText();
  const send = useSend();
  const [turn, setTurn] = useState(owner);
  const save = async (changes: Partial<LeadOwner>) => {
    const { id, takes_part, products, locales: languagesOf } = { ...turn, ...changes };
    setTurn({ ...turn, ...changes });
    // A product that is gone from the catalogue is refused by the server.
    const turnNow = { takes_part, products, locales: languagesOf } as TurnBody;
    const outcome = await send("PATCH", pathTo("/admin/leads/owners/:id", { id }), turnNow);
    if (outcome.ok) return;
    setTurn(turn);
    showToast({ text: textOf(outcome.refusal) });
  };
  const toggled = (list: readonly string[], value: string) =>
    list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
  const box = (label: string, checked: boolean, onChange: () => Promise<void>) => (
    <label key={label} className="flex items-center gap-2 text-sm">
      <input type="checkbox" checked={checked} onChange={() => void onChange()} />
      {label}
    </label>
  );
  return (
    <fieldset>
      <legend className="font-semibold">{owner.name}</legend>
      {box(words.takesPart, turn.takes_part, () => save({ takes_part: !turn.takes_part }))}
      {turn.takes_part && (
        <details className="mt-2">
          <summary className="link cursor-pointer text-sm">
            {words.products}, {words.locales}
          </summary>
          <div className="mt-2 grid gap-1 sm:grid-cols-2">
            {choices.products.map(({ id, name }) =>
              box(name, turn.products.includes(id), () => save({ products: toggled(turn.products, id) })),
            )}
            {locales.map((locale) =>
              box(languages[locale], turn.locales.includes(locale), () =>
                save({ locales: toggled(turn.locales, locale) }),
              ),
            )}
          </div>
        </details>
      )}
    </fieldset>
  );
}
