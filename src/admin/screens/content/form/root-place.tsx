import { Place } from "./place.tsx";
import { PlaceContext } from "./place-context.ts";
import type { PlaceProps } from "./place-props.ts";

/** Renders a place and everything below it, where no other place is around it. */
export function RootPlace(props: PlaceProps) {
  return (
    <PlaceContext value={Place}>
      <Place {...props} />
    </PlaceContext>
  );
}
