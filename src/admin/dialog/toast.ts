import { create } from "zustand";

interface ToastMessage {
  text: string;
  /** What can be done about it for a while, such as undoing it. */
  action?: { label: string; run: () => void };
}

interface ToastState {
  toasts: readonly (ToastMessage & { id: number })[];
}

const store = create<ToastState>(() => ({ toasts: [] }));
const shownFor = 6_000;
const shownForAction = 12_000;
let lastId = 0;

export const useToasts = (): ToastState["toasts"] => store((state) => state.toasts);

/** Says shortly that something was done; with an action it stays longer. */
export function showToast(message: ToastMessage): void {
  const id = ++lastId;
  store.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), { ...message, id }] }));
  setTimeout(() => closeToast(id), message.action ? shownForAction : shownFor);
}

export function closeToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
