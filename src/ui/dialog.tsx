import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

/** Renders a modal dialog on the native element: the focus stays inside, Escape closes it. */
export function Dialog({
  id,
  open,
  onClose,
  title,
  closeLabel,
  children,
}: {
  id?: string;
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      id={id}
      onClose={onClose}
      aria-label={title}
      className="card m-auto w-full max-w-lg shadow-lg backdrop:bg-neutral-950/60"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        <button type="button" className="bar-link -me-2 -mt-2" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="mt-4">{children}</div>
    </dialog>
  );
}

/** Opens and closes a native dialog as a modal one; returns its reference. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return dialog;
}
