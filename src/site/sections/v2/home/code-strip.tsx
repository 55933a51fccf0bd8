import { CodeFigure, type CodeStripProps } from "../../home/code-strip.tsx";
import { Tile } from "./tile.tsx";

/** Renders the call of the API and its answer as a tile of the control room. */
export function CodeStrip(props: CodeStripProps) {
  return (
    <Tile title={props.title} more={props.more} size="wide">
      <CodeFigure {...props} />
    </Tile>
  );
}
