/**
 * Renders a bank's name in the style of a logo, so that it is found quickly in a list. No bank's own trademark is
 * drawn.
 */
export function BankMark({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="bank-mark">
      {name}
    </span>
  );
}
