import { Link } from "react-router";
import type { MediaRow } from "#media/media-contract.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../kit/data.ts";
import { StateBadge } from "../../kit/parts.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface PictureGridProps {
  rows: readonly MediaRow[];
  label: string;
  /** Chooses a picture; without it each leads to its own screen. */
  onChoose?: (picture: MediaRow) => void;
  chosen?: string | undefined;
}

/** Pictures as tiles. */
export function PictureGrid({ rows, label, onChoose, chosen }: PictureGridProps) {
  return (
    <ul className="picture-grid" aria-label={label}>
      {rows.map((picture) => (
        <li key={picture.id}>
          {onChoose && picture.usable ? (
            <button
              type="button"
              className="picture-tile"
              aria-pressed={picture.id === chosen}
              onClick={() => onChoose(picture)}
            >
              <Tile picture={picture} />
            </button>
          ) : (
            <Link to={`/media/${picture.id}`} className="picture-tile">
              <Tile picture={picture} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tile({ picture }: { picture: MediaRow }) {
  const { marks } = useWords("admin-media");
  const { name, used, waiting, alt_id, alt_en } = picture;
  return (
    <>
      <Thumbnail picture={picture} />
      <span className="truncate">{name}</span>
      <span className="flex flex-wrap gap-1">
        {waiting && <StateBadge tone="info">{marks.waiting}</StateBadge>}
        {(alt_id === "" || alt_en === "") && <StateBadge tone="warn">{marks.no_alt}</StateBadge>}
        <StateBadge tone="quiet">{used === 0 ? marks.unused : fill(marks.used, { count: used })}</StateBadge>
      </span>
    </>
  );
}
