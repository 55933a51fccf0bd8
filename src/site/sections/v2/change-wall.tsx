import { ChangeCard, type ChangeWallProps } from "../stories/change-wall.tsx";
import { WideSection } from "./wide-section.tsx";

export function ChangeWall({ stories, labels }: ChangeWallProps) {
  return (
    <WideSection title={labels.wall} lead={labels.wallLead}>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} id={story.id} className="tile change-card rise">
            <ChangeCard story={story} labels={labels} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
