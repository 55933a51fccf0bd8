import { create } from "zustand";

interface FactorState {
  open: boolean;
}

const store = create<FactorState>(() => ({ open: false }));
let asked: { answer: Promise<boolean>; settle: (given: boolean) => void } | undefined;

/** Returns whether the dialog for the second factor is open. */
export const useFactorAsked = (): boolean => store((state) => state.open);

/** Opens the dialog for the second factor and returns whether it was given; calls at the same time share one dialog. */
export function askFactor(): Promise<boolean> {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asked = { answer: promise, settle: resolve };
    store.setState({ open: true });
  }
  return asked.answer;
}

/** Closes the dialog and lets the refused calls go on, or not. */
export function settleFactor(given: boolean): void {
  const waiting = asked;
  asked = undefined;
  store.setState({ open: false });
  waiting?.settle(given);
}
