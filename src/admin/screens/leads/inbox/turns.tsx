import { useState } from "react";
import { type PathTo, pathTo } from "#contract/calls.ts";
import type { LeadOwner } from "#leads/inbox/lead-contract.ts";
import { locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { type AdminCall, useCall, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, DayInput, showToast } from "../../../kit/form.ts";
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
        <AutomaticSwitch />
        <p className="my-4 text-sm text-muted">{words.lead}</p>
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

/** Renders whether leads are assigned as they arrive; a press is saved. */
function AutomaticSwitch() {
  const { turns: words } = useWords("admin-leads");
  const textOf = useRefusalText();
  const send = useSend();
  const { data } = useCall("/admin/leads/sharing");
  const change = async (automatic: boolean) => {
    const outcome = await send("PUT", "/admin/leads/sharing", { automatic });
    if (!outcome.ok) showToast({ text: textOf(outcome.refusal) });
  };
  return (
    <div>
      <label className="flex items-center gap-2 font-semibold">
        <input
          type="checkbox"
          checked={data?.automatic ?? false}
          disabled={!data}
          onChange={({ target }) => void change(target.checked)}
        />
        {words.automatic}
      </label>
      <p className="mt-1 text-sm text-muted">{words.automaticHint}</p>
    </div>
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
    const { id, takes_part, products, locales: languagesOf, industries } = { ...turn, ...changes };
    const { absent_from, absent_to } = { ...turn, ...changes };
    setTurn({ ...turn, ...changes });
    // A product that is gone from the catalogue is refused by the server.
    const turnNow = { takes_part, products, locales: languagesOf, industries, absent_from, absent_to } as TurnBody;
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
            {words.products}, {words.locales}, {words.industries}
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
            {choices.industries.map(({ id, name }) =>
              box(name, turn.industries.includes(id), () => save({ industries: toggled(turn.industries, id) })),
            )}
          </div>
        </details>
      )}
      <details className="mt-2" open={turn.absent_from !== null}>
        <summary className="link cursor-pointer text-sm">{words.absence}</summary>
        <div className="mt-2 flex flex-wrap gap-3">
          {(["absent_from", "absent_to"] as const).map((end) => (
            <label key={end} className="grid gap-1 text-sm">
              {end === "absent_from" ? words.absentFrom : words.absentTo}
              <DayInput
                type="date"
                value={turn[end] ?? ""}
                onChange={({ target }) => void save(absence(turn, end, target.value))}
              />
            </label>
          ))}
        </div>
        <p className="mt-1 text-xs text-muted">{words.absenceHint}</p>
      </details>
    </fieldset>
  );
}

/** Returns an absence with one end changed: without a beginning there is none, and it does not end before it begins. */
function absence(turn: LeadOwner, end: "absent_from" | "absent_to", typed: string): Partial<LeadOwner> {
  const changed = { absent_from: turn.absent_from, absent_to: turn.absent_to, [end]: typed || null };
  const { absent_from, absent_to } = changed;
  if (absent_from === null)
    return end === "absent_to" ? { absent_from: absent_to, absent_to } : { absent_from, absent_to: null };
  const isOver = absent_to !== null && absent_to < absent_from;
  return { absent_from, absent_to: isOver ? absent_from : absent_to };
}
