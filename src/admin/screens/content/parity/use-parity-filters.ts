import { useMemo } from "react";
import { documentGroups, groupOf } from "#publishing/document-group.ts";
import type { ParityDocument, ParityProblem } from "#publishing/parity/parity-view.ts";
import { locales } from "#text/locales.ts";
import type { Filter } from "../../../list/filters.tsx";
import { useWords } from "../../../words/use-words.ts";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { pathOf } from "../words/at-path.ts";
import { useSentence } from "./use-sentence.ts";
import { isWorkIn, type WorkItem, workKinds } from "./work-item.ts";

interface Filters {
  q?: string;
  kind?: string;
  language?: string;
  group?: string;
}

/** Returns the filters of the list of work as they are offered, and the functions that apply those that are set. */
export function useParityFilters({ q = "", kind, language, group }: Filters): {
  options: readonly Filter[];
  keepsDocument: (document: ParityDocument) => boolean;
  keepsWork: (item: WorkItem) => boolean;
} {
  const { languages, groups } = useWords("admin-content");
  const { parity: words } = useWords("admin-content-board");
  const nameOf = useDocumentName();
  const labelOf = usePathLabel();
  const sentenceOf = useSentence();
  return useMemo(() => {
    const wanted = q.toLowerCase().split(/\s+/).filter(Boolean);
    const locale = locales.find((each) => each === language);
    const isFound = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
    const isOfGroup = ({ document }: ParityDocument) => !group || groupOf(withCollection(document)) === group;
    const fits = (problem: ParityProblem) => (!kind || problem.kind === kind) && (!locale || isWorkIn(problem, locale));
    const textOf = ({ document, title, pages }: ParityDocument) =>
      [nameOf({ name: document, title }), document, title, ...pages].join(" ");
    return {
      options: [
        { id: "kind", label: words.kind, options: workKinds.map((value) => ({ value, label: words.kinds[value] })) },
        {
          id: "language",
          label: words.language,
          options: locales.map((value) => ({ value, label: languages[value] })),
        },
        {
          id: "group",
          label: words.group,
          options: documentGroups.map((value) => ({ value, label: groups[value] })),
        },
      ],
      keepsDocument: (document) =>
        isOfGroup(document) && isFound(textOf(document)) && ((!kind && !locale) || document.problems.some(fits)),
      keepsWork: ({ document, problem }) =>
        isOfGroup(document) &&
        fits(problem) &&
        isFound(`${textOf(document)} ${labelOf(pathOf(problem.path))} ${sentenceOf(problem)}`),
    };
  }, [q, kind, language, group, words, languages, groups, nameOf, labelOf, sentenceOf]);
}

/** Entries are named by their collection, `resources:what-is-ocr`. */
function withCollection(name: string): { name: string; collection: string | null } {
  const [collection] = name.split(":");
  return { name, collection: collection === name ? null : collection! };
}
