import { fill } from "#text/fill.ts";
import { useWords } from "../words/use-words.ts";

/** Says how many new rows wait while a list is in use, and shows them. */
export function WaitingNote({ count, onShow }: { count: number; onShow: () => void }) {
  const { table: words } = useWords("admin");
  if (count === 0) return null;
  return (
    <span role="status">
      <button type="button" className="link" onClick={onShow}>
        {fill(words.waiting, { n: count })}
      </button>
    </span>
  );
}
