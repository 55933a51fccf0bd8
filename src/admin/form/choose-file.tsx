import { type ReactNode, useId } from "react";
import type { ButtonKind } from "#ui/button.tsx";

interface ChooseFileProps {
  children: ReactNode;
  /** File types, as HTML's `accept` takes them. */
  accept: string;
  kind?: ButtonKind;
  multiple?: boolean;
  pending?: boolean;
  onChoose: (files: File[]) => void;
}

/**
 * Renders a button that lets files be chosen, in the words of the app: those of a native field are in the language of the
 * browser. The same file can be chosen again.
 */
export function ChooseFile({ children, kind = "secondary", pending = false, onChoose, ...field }: ChooseFileProps) {
  const id = useId();
  return (
    <span className="relative inline-flex max-w-full">
      <input
        {...field}
        id={id}
        type="file"
        className="peer sr-only"
        disabled={pending}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onChoose(files);
        }}
      />
      <label
        htmlFor={id}
        className={`btn btn-${kind} peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary`}
        aria-disabled={pending || undefined}
      >
        {children}
      </label>
    </span>
  );
}
