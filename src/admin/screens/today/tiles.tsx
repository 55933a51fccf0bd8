import type { Today } from "#insight/figures/today-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useWords } from "../../words/use-words.ts";
import { Tile } from "./tile.tsx";
import { useTiles } from "./use-tiles.tsx";

/** Renders the numbers of the day; each only for who may read what it counts. */
export function Tiles() {
  const { waiting } = useWords("admin-today");
  const { data, refusal, refetch } = useCall<Today>("/admin/today");
  const tiles = useTiles(data);
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <ul aria-label={waiting} className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
      {tiles.map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </ul>
  );
}
