import { useCallback } from "react";
import { contentName, productIds } from "#catalogue/products.ts";
import { useWords } from "../../../kit/data.ts";

const products = new Map<string, string>(productIds.map((id) => [contentName(id), id]));

/** Returns the function that names a document as people call it: a product by its name, an entry by its title. */
export function useDocumentName(): (document: { name: string; title: string }) => string {
  const words = useWords("admin-content");
  const documents: Record<string, string | undefined> = words.documents;
  const names: Record<string, string | undefined> = words.names;
  return useCallback(
    ({ name, title }) => documents[name] ?? names[products.get(name) ?? name] ?? title,
    [documents, names],
  );
}
