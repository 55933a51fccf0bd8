import type { SceneId } from "#content/kinds/shared/drawings.ts";
import { FigureShape } from "./person.tsx";
import { type Scene, scenes, type Tone } from "./scenes.ts";

const fills: Record<Exclude<Tone, "pen">, string> = {
  wall: "scene-wall",
  floor: "scene-floor",
  glass: "scene-glass",
  far: "fill-hue opacity-20",
  soft: "scene-soft",
  full: "fill-hue",
  paper: "fill-[#f4f6fb]",
  line: "scene-line",
  dark: "fill-[#1d2b45]",
  lamp: "fill-[#f6d58d]",
  signal: "fill-accent",
};

/** Draws people at their place of work, 640 by 400. Decorative: what happens there stands beside it. */
export function PlaceScene({ id, className = "" }: { id: SceneId; className?: string }) {
  const { night, back, actors, front }: Scene = scenes[id];
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      className={`scene ${className}`}
      data-picture="scene"
      data-night={night ? "" : undefined}
      aria-hidden="true"
    >
      <Shapes shapes={back} />
      {actors.map(({ bust, x, y, scale, job, tool }) => (
        <g
          key={bust}
          data-job={job}
          className="text-hue"
          transform={`translate(${x - 32 * scale} ${y - 24 * scale})scale(${scale})`}
        >
          <FigureShape bust={bust} tool={tool} />
        </g>
      ))}
      <Shapes shapes={front} />
    </svg>
  );
}

function Shapes({ shapes }: { shapes: Scene["back"] }) {
  return shapes.map(([tone, path], index) =>
    tone === "pen" ? (
      <path
        key={index}
        d={path}
        fill="none"
        className="stroke-accent"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={index} d={path} className={fills[tone]} />
    ),
  );
}
