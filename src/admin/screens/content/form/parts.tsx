import { memo, useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useWords } from "../../../kit/data.ts";
import { childrenOf } from "../shape/check-value.ts";
import type { Shape, ShapeField } from "../shape/shape.ts";
import { pointerOf } from "../words/at-path.ts";
import { useDocumentState, useEditor } from "./editor-context.ts";
import { useFold } from "./folds.ts";
import { labelOfKey } from "./key-names.ts";
import { RootPlace } from "./place.tsx";

/** A document with more fields than this opens with its parts folded, but the first. */
const manyFields = 160;

/** The parts of a document, one below the other. */
export const Parts = memo(function Parts({ shape }: { shape: Shape }) {
  const { present, visible } = useEditor();
  const { form } = useWords("admin-content");
  const count = useDocumentState(({ sides }) => countFields(shape, sides[present[0] ?? "id"].words));
  const parts = partsOf(shape);
  if (visible && visible.size === 0) return <p className="empty">{form.nothingFound}</p>;
  if (!parts) return <RootPlace shape={shape} path={[]} bare />;
  return parts.map((part, index) => (
    <Part key={part.key} part={part} foldedByDefault={count > manyFields && index > 0 && isBranch(part.shape)} />
  ));
});

function Part({ part: { key, shape, optional }, foldedByDefault }: { part: ShapeField; foldedByDefault: boolean }) {
  const { folds, visible } = useEditor();
  const { names } = useWords("admin-content");
  const locale = useLocale();
  const [isFoldedByHand, toggle] = useFold(folds, [key], foldedByDefault);
  const id = useId();
  const isFolded = isFoldedByHand && visible === undefined;
  if (shape.kind === "constant" || (visible && !visible.has(pointerOf([key])))) return null;
  const title = labelOfKey(key, names, locale);
  // A single field has its own label.
  if (!isBranch(shape))
    return (
      <div className="part">
        <RootPlace shape={shape} path={[key]} optional={optional} />
      </div>
    );
  return (
    <section className="part" data-place={pointerOf([key])} aria-labelledby={id}>
      <h2 id={id} className="part-title">
        <button type="button" className="part-toggle" aria-expanded={!isFolded} onClick={toggle}>
          <Icon name={isFolded ? "chevron-right" : "chevron-down"} className="size-4 shrink-0 text-muted" />
          {title}
        </button>
      </h2>
      {!isFolded && (
        <div className="part-body">
          <RootPlace shape={shape} path={[key]} optional={optional} bare />
        </div>
      )}
    </section>
  );
}

export function partsOf(shape: Shape): readonly ShapeField[] | undefined {
  return shape.kind === "object" ? shape.fields : undefined;
}

const isBranch = ({ kind }: Shape) => kind === "object" || kind === "list" || kind === "record" || kind === "choice";

function countFields(shape: Shape, value: unknown): number {
  const below = childrenOf(shape, value);
  return below.length === 0 ? 1 : below.reduce((sum, child) => sum + countFields(child.shape, child.value), 0);
}
