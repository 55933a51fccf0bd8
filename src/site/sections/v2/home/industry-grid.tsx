import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import { Tile } from "./tile.tsx";

/** Renders the industries as a tile of the control room, each with its mark. */
export function IndustryGrid({ title }: { title: string; lead: string }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <Tile title={title} size="wide">
      <ul className="room-industries">
        {industryIds.map((id) => (
          <li key={id}>
            <a href={href(`/solutions/${id}`)}>
              <IndustryMark id={id} className="size-5 text-primary" />
              {all.industries[id].name}
            </a>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
