import { type ComponentType, createContext, useContext } from "react";
import type { PlaceProps } from "./place-props.ts";

/** The component of one place, for places that contain others: they cannot import it, because it imports them. */
export const PlaceContext = createContext<ComponentType<PlaceProps> | undefined>(undefined);

/** @throws outside of `RootPlace` */
export function usePlace(): ComponentType<PlaceProps> {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("A place is drawn inside a RootPlace");
  return place;
}
