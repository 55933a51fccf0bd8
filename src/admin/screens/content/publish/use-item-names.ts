import { useMemo } from "react";
import { useDocumentName } from "../list/document-name.ts";

interface Item {
  document: string;
  title: string;
}

/** Returns functions that name what a publication changes: one item, and all of them without repetition. */
export function useItemNames(): { nameOf: (item: Item) => string; namesOf: (items: readonly Item[]) => string } {
  const documentName = useDocumentName();
  return useMemo(() => {
    const nameOf = ({ document, title }: Item) => documentName({ name: document, title });
    return { nameOf, namesOf: (items) => [...new Set(items.map(nameOf))].join(", ") };
  }, [documentName]);
}
