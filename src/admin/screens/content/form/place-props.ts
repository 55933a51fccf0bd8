import type { Shape } from "../shape/shape.ts";
import type { Path } from "../words/at-path.ts";

export interface PlaceProps<Kind extends Shape["kind"] = Shape["kind"]> {
  shape: Extract<Shape, { kind: Kind }>;
  path: Path;
  optional?: boolean;
  /** Its heading stands elsewhere: it is a part of the document, or an item of a list. */
  bare?: boolean;
}

type Leaf = Exclude<Shape["kind"], "object" | "list" | "record" | "choice" | "constant">;
export type LeafShape = Extract<Shape, { kind: Leaf }>;
