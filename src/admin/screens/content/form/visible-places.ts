import type { Side } from "../draft/document-store.ts";
import { childrenOf } from "../shape/check-value.ts";
import type { Shape } from "../shape/shape.ts";
import { getAt, isSame, type Path, pointerOf } from "../words/at-path.ts";

interface Filter {
  /** In the name or in the text of a field. */
  text: string;
  /** Only fields that differ from what visitors read. */
  onlyChanged: boolean;
  /** Only fields with something that prevents them from being published, or is worth a look. */
  isFaulty?: (shape: Shape, value: unknown, optional: boolean, path: Path) => boolean;
}

/** Returns the pointers of the places that a filter leaves, with all around them; undefined when nothing is filtered. */
export function visiblePlaces(
  shape: Shape,
  sides: readonly Side[],
  filter: Filter,
  labelOf: (path: Path) => string,
): ReadonlySet<string> | undefined {
  const wanted = filter.text.trim().toLowerCase();
  if (!wanted && !filter.onlyChanged && !filter.isFaulty) return undefined;
  const visible = new Set<string>();
  const visit = (own: Shape, path: Path, optional: boolean, isNamed: boolean): boolean => {
    const values = sides.map(({ words }) => getAt(words, path));
    const isFound = isNamed || wanted === "" || labelOf(path).toLowerCase().includes(wanted);
    const below = new Map(
      values.flatMap((value) => childrenOf(own, value)).map((child) => [child.key, child] as const),
    );
    const isLeaf = below.size === 0;
    const fitsHere =
      (isFound ||
        (isLeaf &&
          values.some((value) =>
            String(value ?? "")
              .toLowerCase()
              .includes(wanted),
          ))) &&
      (!filter.onlyChanged || sides.some(({ base }, index) => !isSame(values[index], getAt(base.published, path)))) &&
      (!filter.isFaulty || values.some((value) => filter.isFaulty!(own, value, optional, path)));
    const isAny = [...below.values()].map((child) =>
      visit(child.shape, [...path, child.key], child.optional, isFound && path.length > 0),
    );
    const isVisible =
      (isLeaf && fitsHere) || isAny.includes(true) || (!isLeaf && fitsHere && filter.isFaulty !== undefined);
    if (isVisible) visible.add(pointerOf(path));
    return isVisible;
  };
  visit(shape, [], false, false);
  return visible;
}
