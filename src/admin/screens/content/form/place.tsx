import { pointerOf } from "../words/at-path.ts";
import { ChoicePlace } from "./choice-place.tsx";
import { useEditor } from "./editor-context.ts";
import { LeafPlace } from "./leaf-place.tsx";
import { ListPlace } from "./list-place.tsx";
import { ObjectPlace } from "./object-place.tsx";
import type { PlaceProps } from "./place-props.ts";
import { Presence } from "./presence.tsx";
import { RecordPlace } from "./record-place.tsx";

/** Renders one place of the words with everything below it, by its shape; nothing where a filter leaves it out. */
export function Place({ shape, path, optional = false, bare = false }: PlaceProps) {
  const { visible } = useEditor();
  if (shape.kind === "constant" || (visible && !visible.has(pointerOf(path)))) return null;
  const props = { path, optional, bare };
  if (shape.kind === "object")
    return (
      <Presence shape={shape} {...props}>
        <ObjectPlace shape={shape} {...props} />
      </Presence>
    );
  if (shape.kind === "list")
    return (
      <Presence shape={shape} {...props}>
        <ListPlace shape={shape} {...props} />
      </Presence>
    );
  if (shape.kind === "record")
    return (
      <Presence shape={shape} {...props}>
        <RecordPlace shape={shape} {...props} />
      </Presence>
    );
  if (shape.kind === "choice") return <ChoicePlace shape={shape} {...props} />;
  return <LeafPlace shape={shape} {...props} />;
}
