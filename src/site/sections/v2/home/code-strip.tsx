import { Icon } from "#ui/icon.tsx";
import { useHref } from "../../../use-page.ts";
import { CodeFigure, type CodeStripProps } from "../../home/code-strip.tsx";
import { Tile } from "./tile.tsx";

/** Renders the call of the API and its answer as a tile of the control room. */
export function CodeStrip(props: CodeStripProps) {
  const href = useHref();
  const { title, more } = props;
  return (
    <Tile title={title} size="wide">
      <CodeFigure {...props} />
      <a href={href(more.href)} className="link mt-2 inline-flex min-h-11 items-center gap-1.5">
        {more.label}
        <Icon name="arrow-right" className="size-4" />
      </a>
    </Tile>
  );
}
