import { create } from "zustand";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../words/use-words.ts";

/** Renders the short messages at the foot of the window; they are announced and never take the focus. */
export function Toasts() {
  const toasts = useToasts();
  const { close } = useWords("admin");
  return (
    <div role="status" className="toasts">
      {toasts.map(({ id, text, action }) => (
        <p key={id} className="toast">
          <span className="min-w-0 flex-1">{text}</span>
          {action && (
            <button
              type="button"
              className="link"
              onClick={() => {
                closeToast(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="icon-btn" aria-label={close} onClick={() => closeToast(id)}>
            <Icon name="close" className="size-4" />
          </button>
        </p>
      ))}
    </div>
  );
}

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

const useToasts = (): ToastState["toasts"] => store((state) => state.toasts);

/** Says shortly that something was done; with an action it stays longer. */
export function showToast(message: ToastMessage): void {
  const id = ++lastId;
  store.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), { ...message, id }] }));
  setTimeout(() => closeToast(id), message.action ? shownForAction : shownFor);
}

function closeToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
