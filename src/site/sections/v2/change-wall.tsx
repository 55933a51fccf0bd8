import { ChangeCard, type ChangeWallProps } from "../stories/change-wall.tsx";

export function ChangeWall({ stories, labels }: ChangeWallProps) {
  return (
    <div className="section">
      <ul className="wrap change-wall relative grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} id={story.id} className="tile change-card rise">
            <ChangeCard story={story} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}
