import { create } from "zustand";

interface FactorState {
  open: boolean;
}

const store = create<FactorState>(() => ({ open: false }));
let question: { answer: Promise<boolean>; settle: (given: boolean) => void } | undefined;

/** Returns whether the dialog for the second factor is open. */
export const useFactorRequested = (): boolean => store((state) => state.open);

/** Opens the dialog for the second factor and returns whether it was given; calls at the same time share one dialog. */
export function askFactor(): Promise<boolean> {
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    question = { answer: promise, settle: resolve };
    store.setState({ open: true });
  }
  return question.answer;
}

/** Closes the dialog and lets the refused calls go on, or not. */
export function settleFactor(given: boolean): void {
  const waiting = question;
  question = undefined;
  store.setState({ open: false });
  waiting?.settle(given);
}
