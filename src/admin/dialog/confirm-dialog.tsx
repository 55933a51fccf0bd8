import { Button } from "#ui/button.tsx";
import { useWords } from "../words/use-words.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { answerQuestion, useQuestion } from "./confirm-action.ts";

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
