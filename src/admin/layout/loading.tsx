import { useWords } from "../words/use-words.ts";

/** Stands for content that is on its way. */
export function Loading({ lines = 4 }: { lines?: number }) {
  const { loading } = useWords("admin");
  return (
    <div role="status" className="stack-3" aria-label={loading}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}
