import type { MouseEvent, ReactNode, Ref } from "react";
import { Icon } from "./icon.tsx";

/** Renders the errors of a form in one place that can take the focus; each line links to its field. */
export function ErrorSummary({
  title,
  errors,
  ref,
  children,
}: {
  title: ReactNode;
  errors: { field: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
  /** A problem of the form as a whole, with what can be done. */
  children?: ReactNode;
}) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-md border border-bad bg-bad-soft p-5 outline-none">
      <p className="flex items-center gap-2 font-semibold text-bad">
        <Icon name="alert" className="size-5 shrink-0" />
        <span>{title}</span>
      </p>
      {errors.length > 0 && (
        <ul className="mt-2 list-disc ps-11 text-sm">
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="block py-1 underline max-sm:py-2.75"
                onClick={(event) => goToField(event, field)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** Moves to a field without an entry in the history, so that Back leads to the previous page. */
function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView();
  field.focus({ preventScroll: true });
}
