import { useEffect, useRef, useState } from "react";
import { Tabs } from "#ui/tabs.tsx";
import { useKeys } from "../../../keys/use-keys.ts";
import { useWords } from "../../../words/use-words.ts";
import type { ComposerProps } from "./composer-props.ts";
import { MailForm } from "./mail-form.tsx";
import { MailRefused } from "./mail-refused.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReminderForm } from "./reminder-form.tsx";

const kinds = ["mail", "note", "reminder"] as const;
type Kind = (typeof kinds)[number];

/** Writes notes, mails and reminders; the keys e, n and r open each and take the focus there. */
export function Composer(props: ComposerProps) {
  const words = useWords("admin-conversation");
  const [kind, setKind] = useState<Kind>("mail");
  // Counts the key presses: the same key twice takes the focus twice.
  const [focus, setFocus] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const open = (next: Kind) => () => {
    setKind(next);
    setFocus((count) => count + 1);
  };
  useKeys(
    { e: open("mail"), n: open("note"), r: open("reminder") },
    { label: words.title, names: { e: words.keys.reply, n: words.keys.note, r: words.keys.reminder } },
  );
  useEffect(() => {
    if (focus === 0) return;
    const panel = box.current?.querySelector("[role=tabpanel]:not([hidden])");
    panel?.querySelector<HTMLElement>("textarea, input, a")?.focus();
  }, [focus]);
  const { mail_refusal: refusal } = props.conversation;
  return (
    <div ref={box}>
      <Tabs
        label={words.title}
        dense
        selected={kinds.indexOf(kind)}
        onSelect={(index) => setKind(kinds[index]!)}
        // In the sequence of the kinds.
        tabs={[
          {
            name: words.tabs.mail,
            content: refusal ? (
              <MailRefused refusal={refusal} mergedInto={props.conversation.merged_into} />
            ) : (
              <MailForm {...props} />
            ),
          },
          { name: words.tabs.note, content: <NoteForm {...props} /> },
          { name: words.tabs.reminder, content: <ReminderForm {...props} /> },
        ]}
      />
    </div>
  );
}
