import { type ComponentType, createContext, useContext } from "react";
import type { Locale } from "#text/locales.ts";
import type { Shape } from "../shape/shape.ts";
import type { Path } from "../words/at-path.ts";

/** The component of one place, for places that contain others: they cannot import it, because it imports them. */
export const PlaceContext = createContext<ComponentType<PlaceProps> | undefined>(undefined);

/** @throws outside of `RootPlace` */
export function usePlace(): ComponentType<PlaceProps> {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("A place is drawn inside a RootPlace");
  return place;
}

export interface PlaceProps<Kind extends Shape["kind"] = Shape["kind"]> {
  shape: Extract<Shape, { kind: Kind }>;
  path: Path;
  optional?: boolean;
  /** Its heading stands elsewhere: it is a part of the document, or an item of a list. */
  bare?: boolean;
}

type Leaf = Exclude<Shape["kind"], "object" | "list" | "record" | "choice" | "constant">;
export type LeafShape = Extract<Shape, { kind: Leaf }>;

/** What every control of a field gets. */
export interface ControlProps {
  value: unknown;
  setValue: (value: unknown, group?: string) => void;
  readOnly: boolean;
  /** Names the field and its language. */
  label: string;
  isFaulty: boolean;
  /** The id of what says what is wrong with it, or worth a look. */
  noteId: string;
  lang: Locale | undefined;
  onFocus: () => void;
}
