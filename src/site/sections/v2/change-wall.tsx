import { ChangeCard, type ChangeWallProps } from "../stories/change-wall.tsx";
import { WideSection } from "./wide-section.tsx";

export function ChangeWall({ stories, labels }: ChangeWallProps) {
  return (
    <WideSection title={labels.wall} lead={labels.wallLead}>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {stories.map((story, index) => (
          <li key={story.id} id={story.id} className={`tile rise ${index % 4 === 0 ? "tile-glow" : ""}`}>
            <ChangeCard story={story} labels={labels} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
