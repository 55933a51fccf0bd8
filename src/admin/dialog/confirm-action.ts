import { create } from "zustand";

export interface Question {
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

export const useQuestion = (): Question | undefined => store((state) => state.question);

/** Asks in a dialog and returns whether the person agreed: `if (await confirmAction({ title, confirm })) ...` */
export function confirmAction(question: Question): Promise<boolean> {
  settle?.(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  settle = resolve;
  store.setState({ question });
  return promise;
}

export function answerQuestion(confirmed: boolean): void {
  const resolve = settle;
  settle = undefined;
  store.setState({ question: undefined });
  resolve?.(confirmed);
}
