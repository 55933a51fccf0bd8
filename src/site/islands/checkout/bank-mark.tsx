/** A bank's name set as a mark, so that the eye finds it in a list. No bank's own trademark is drawn. */
export function BankMark({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="bank-mark">
      {name}
    </span>
  );
}
