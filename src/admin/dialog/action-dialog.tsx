import { type ReactNode, Suspense } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Loading } from "../layout/loading.tsx";
import { useWords } from "../words/use-words.ts";

/** Renders a modal dialog; its content exists only while it is open, so that it begins anew each time. */
export function ActionDialog({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { close } = useWords("admin");
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={close}>
      {open && <Suspense fallback={<Loading />}>{children}</Suspense>}
    </Dialog>
  );
}
