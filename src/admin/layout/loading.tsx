import type { ReactNode } from "react";
import type { CallResult } from "../data/use-call.ts";
import { useWords } from "../words/use-words.ts";
import { RefusalNote } from "./refusal-note.tsx";

/** Stands for content that is on its way. */
export function Loading({ lines = 4 }: { lines?: number | undefined }) {
  const { loading } = useWords("admin");
  return (
    <div role="status" className="stack-3" aria-label={loading}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}

/** Renders what a call returned, once it is there; before, that it is on its way or why it could not be read. */
export function Loaded<View>({
  call: { data, refusal, refetch },
  lines,
  children,
}: {
  call: CallResult<View>;
  /** How high what is on its way will be about. */
  lines?: number;
  children: (data: View) => ReactNode;
}) {
  return (
    <>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {data !== undefined ? children(data) : !refusal && <Loading lines={lines} />}
    </>
  );
}
