import { type Locale, locales } from "#text/locales.ts";
import { useWords } from "../../../kit/data.ts";
import { CommentMark } from "../comments/comment-mark.tsx";
import { getAt, isSame, type Path, pointerOf } from "../words/at-path.ts";
import { useDocumentState, useEditor } from "./editor-context.ts";
import { LeafCell } from "./leaf-cell.tsx";
import type { LeafShape, PlaceProps } from "./place-context.ts";
import { usePlaceLabel } from "./place-label.ts";

/** One field, in the languages that are shown, side by side. */
export function LeafPlace({ shape, path, optional = false, bare = false }: PlaceProps<LeafShape["kind"]>) {
  const { shown, present } = useEditor();
  const { form } = useWords("admin-content");
  const label = usePlaceLabel()(path);
  const column = useColumn(path);
  const head = bare ? column : label;
  const isEqual = useDocumentState(({ sides }) => {
    const [first, ...others] = present.map((locale) => getAt(sides[locale].words, path));
    return others.every((value) => isSame(value, first));
  });
  const reached = useDocumentState(({ sides }) =>
    shown.filter((locale) => isReached(sides[locale].words, path)).join(),
  );
  // What is no language is entered once.
  const isShared = isEqual && present.length > 1 && isNeutral(shape, path.at(-1));
  const cells: (readonly Locale[])[] = isShared ? [present] : shown.map((locale) => [locale]);
  return (
    <div className="leaf" data-place={pointerOf(path)} data-headless={head === undefined || undefined}>
      {head !== undefined && (
        <div className="leaf-head">
          <p className="leaf-label">
            {head}
            {!bare && optional && <span className="text-muted"> ({form.optional})</span>}
          </p>
          <CommentMark path={path} />
        </div>
      )}
      <div className="leaf-cells" data-shared={isShared || undefined}>
        {cells.map((at) =>
          isShared || reached.split(",").includes(at[0]!) ? (
            <LeafCell
              key={locales.indexOf(at[0]!)}
              at={at}
              shape={shape}
              path={path}
              label={label}
              optional={optional}
            />
          ) : (
            <p key={locales.indexOf(at[0]!)} className="text-muted">
              –
            </p>
          ),
        )}
      </div>
      {head === undefined && <CommentMark path={path} />}
    </div>
  );
}

/** Returns the head above a cell of a table, `.../rows/2/1`; undefined for what is no cell. */
function useColumn(path: Path): string | undefined {
  const { shown } = useEditor();
  const isCell = path.at(-3) === "rows";
  const head = useDocumentState(({ sides }) =>
    isCell ? getAt(sides[shown[0] ?? "id"].words, [...path.slice(0, -3), "head", path.at(-1)!]) : undefined,
  );
  return typeof head === "string" ? head : undefined;
}

/** Returns whether the words have a place for the path: what is around it, and of a list every item before it. */
function isReached(words: unknown, path: readonly (string | number)[]): boolean {
  const around = getAt(words, path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(around)) return typeof key === "number" && key < around.length;
  return typeof around === "object" && around !== null;
}

/** Numbers, choices, addresses and marks are the same in both languages. */
function isNeutral(shape: LeafShape, key: string | number | undefined): boolean {
  if (shape.kind !== "text") return true;
  return shape.pattern !== undefined || shape.format !== undefined || key === "href" || key === "code";
}
