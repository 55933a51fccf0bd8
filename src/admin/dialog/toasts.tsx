import { Icon } from "#ui/icon.tsx";
import { useWords } from "../words/use-words.ts";
import { closeToast, useToasts } from "./toast.ts";

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
