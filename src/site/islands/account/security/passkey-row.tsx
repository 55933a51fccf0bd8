import { type FormEvent, useState } from "react";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDayOf } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

export interface Passkey {
  id: string;
  name?: string;
  createdAt?: string;
}

interface PasskeyRowProps {
  words: AccountWords["passkeys"];
  passkey: Passkey;
  locale: Locale;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** Renders one passkey: its name, which can be changed, and a button to remove it. */
export function PasskeyRow({ words, passkey: { id, name, createdAt }, locale, onRename, onRemove }: PasskeyRowProps) {
  // False once the form was closed: the button that opened it is back and takes the focus.
  const [isRenaming, setIsRenaming] = useState<boolean>();
  const shownName = name || words.unnamed;
  const close = () => setIsRenaming(false);
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    close();
    if (typed && typed !== name) onRename(typed);
  }
  if (isRenaming) {
    return (
      <li className="py-3">
        <form onSubmit={save} className="flex flex-wrap items-end gap-3">
          <TextField
            id={`passkey-name-${id}`}
            name="name"
            className="min-w-60 flex-1"
            label={words.name}
            defaultValue={shownName}
            autoComplete="off"
            maxLength={80}
            required
            autoFocus
          />
          <Button type="submit" kind="secondary">
            {words.save}
          </Button>
          <Button kind="quiet" onClick={close}>
            {words.cancel}
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{shownName}</p>
        {createdAt && (
          <p className="text-sm text-muted">{fill(words.added, { date: formatDayOf(createdAt, locale) })}</p>
        )}
      </div>
      <Button kind="quiet" autoFocus={isRenaming === false} onClick={() => setIsRenaming(true)}>
        <span>{words.rename}</span>
        <span className="sr-only"> {shownName}</span>
      </Button>
      <Button kind="quiet" onClick={onRemove}>
        <span>{words.remove}</span>
        <span className="sr-only"> {shownName}</span>
      </Button>
    </li>
  );
}
