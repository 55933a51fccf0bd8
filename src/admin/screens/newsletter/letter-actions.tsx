import { useState } from "react";
import { useNavigate } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import type { LetterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { confirmAction } from "../../dialog/confirm-action.ts";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders what can be done with a letter in its state. */
export function LetterActions({ letter }: { letter: LetterDetail }) {
  const { send: words } = useWords("admin-newsletter");
  const send = useSend();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();
  const { id, version, state, topic, locales, content, report } = letter;
  const uncertain = state === "sent" ? (report?.uncertain ?? 0) : 0;

  const move = (event: "unschedule" | "cancel" | "repeat", texts: typeof words.cancel) => async () => {
    const { title, body, confirm } = texts;
    const n = String(uncertain);
    const question = { title: fill(title, { n }), body: fill(body, { n }), confirm, danger: event === "cancel" };
    if (!(await confirmAction(question))) return;
    const outcome = await send<unknown>("POST", `/admin/newsletter/${id}/${event}`, { version });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
  };
  const duplicate = async () => {
    const outcome = await send<LetterDetail>("POST", "/admin/newsletter", { topic, locales, content });
    if (outcome.ok) void navigate(`/newsletter/${outcome.data.id}`);
    else setRefusal(outcome.refusal);
  };
  return (
    <>
      <RefusalNote refusal={refusal} />
      {uncertain > 0 && (
        <Button kind="secondary" onClick={() => void move("repeat", words.repeat)()}>
          {words.repeat.action}
        </Button>
      )}
      <Button kind="secondary" onClick={() => void duplicate()}>
        {words.duplicate}
      </Button>
      {state === "scheduled" && (
        <Button kind="secondary" onClick={() => void move("unschedule", words.unschedule)()}>
          {words.unschedule.action}
        </Button>
      )}
      {state === "draft" && (
        <Button kind="danger" onClick={() => void move("cancel", words.cancel)()}>
          {words.cancel.action}
        </Button>
      )}
      {state === "sending" && (
        <Button kind="danger" onClick={() => void move("cancel", words.stop)()}>
          {words.stop.action}
        </Button>
      )}
    </>
  );
}
