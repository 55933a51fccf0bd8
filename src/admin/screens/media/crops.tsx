import type { MediaDetail } from "#media/media-view.ts";
import { useWords } from "../../words/use-words.ts";
import { Thumbnail } from "./thumbnail.tsx";

const crops = ["phone", "card", "hero"] as const;

/** How the places of the site crop a picture around its focal point. */
export function Crops({ picture, point }: { picture: MediaDetail; point: { x: number; y: number } }) {
  const { picture: words } = useWords("admin-media");
  return (
    <ul className="crops" aria-label={words.crops}>
      {crops.map((crop) => (
        <li key={crop} data-crop={crop}>
          <Thumbnail picture={{ ...picture, focal_x: point.x, focal_y: point.y }} sizes="20rem" />
          <span className="text-sm text-muted">{words[crop]}</span>
        </li>
      ))}
    </ul>
  );
}
