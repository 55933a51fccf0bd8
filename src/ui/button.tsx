import type { ComponentProps } from "react";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

/** Renders a button; while pending it stays focusable and ignores presses. */
export function Button({
  kind = "primary",
  pending = false,
  className = "",
  ...button
}: ComponentProps<"button"> & { kind?: ButtonKind; pending?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      className={`btn btn-${kind} ${className}`}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : button.onClick}
    />
  );
}
