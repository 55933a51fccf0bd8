import { pointerOf } from "../words/at-path.ts";
import { usePlace } from "./place-context.ts";
import { usePlaceLabel } from "./place-label.ts";
import type { PlaceProps } from "./place-props.ts";

/** The fields of an object below each other. */
export function ObjectPlace({ shape, path, bare }: PlaceProps<"object">) {
  const Place = usePlace();
  const label = usePlaceLabel()(path);
  const fields = shape.fields.map(({ key, shape: own, optional }) => (
    <Place key={key} shape={own} path={[...path, key]} optional={optional} />
  ));
  if (bare) return <div className="place-fields">{fields}</div>;
  return (
    <fieldset className="place-group" data-place={pointerOf(path)}>
      <legend className="place-title">{label}</legend>
      <div className="place-fields">{fields}</div>
    </fieldset>
  );
}
