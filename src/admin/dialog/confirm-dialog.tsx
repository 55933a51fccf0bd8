import { create } from "zustand";
import { Button } from "#ui/button.tsx";
import { useWords } from "../words/use-words.ts";
import { ActionDialog } from "./action-dialog.tsx";

/** Shows what `confirmAction` asks. */
export function ConfirmDialog() {
  const question = useQuestion();
  const { cancel } = useWords("admin");
  return (
    <ActionDialog title={question?.title ?? ""} open={question !== undefined} onClose={() => answerQuestion(false)}>
      {question?.body && <p className="mb-5 text-sm text-muted">{question.body}</p>}
      <p className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={() => answerQuestion(false)}>
          {question?.cancel ?? cancel}
        </Button>
        <Button kind={question?.danger ? "danger" : "primary"} onClick={() => answerQuestion(true)}>
          {question?.confirm}
        </Button>
      </p>
    </ActionDialog>
  );
}

interface Question {
  title: string;
  body?: string;
  /** What the button does, as a verb. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

interface ConfirmState {
  question: Question | undefined;
}

const store = create<ConfirmState>(() => ({ question: undefined }));
let settle: ((confirmed: boolean) => void) | undefined;

const useQuestion = (): Question | undefined => store((state) => state.question);

/** Asks in a dialog and returns whether the person agreed: `if (await confirmAction({ title, confirm })) ...` */
export function confirmAction(question: Question): Promise<boolean> {
  settle?.(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  settle = resolve;
  store.setState({ question });
  return promise;
}

function answerQuestion(confirmed: boolean): void {
  const resolve = settle;
  settle = undefined;
  store.setState({ question: undefined });
  resolve?.(confirmed);
}
