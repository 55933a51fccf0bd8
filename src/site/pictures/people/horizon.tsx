import { type Bust, PersonShape } from "./person.tsx";
import { type City, SkylineShape } from "./skyline.tsx";

/** The cities with an office from west to east, and who stands before them: at which place, in which job's hue. */
const cities = ["medan", "jakarta", "surabaya", "makassar", "jayapura"] as const satisfies City[];
const people = [
  { x: 22, bust: "labcoat", job: "keep" },
  { x: 226, bust: "peci", job: "understand" },
  { x: 342, bust: "bun", job: "ask" },
  { x: 424, bust: "cap", job: "collect" },
  { x: 548, bust: "helmet", job: "act" },
  { x: 718, bust: "hijab", job: "share" },
  { x: 800, bust: "glasses", job: "understand" },
  { x: 936, bust: "batik", job: "collect" },
] as const satisfies { x: number; bust: Bust; job: string }[];

/** Draws five cities on one ground line with eight people before them. Decorative. */
export function Horizon() {
  return (
    <svg viewBox="0 0 1000 120" className="horizon" aria-hidden="true">
      {cities.map((city, index) => (
        <g key={city} className="horizon-city" transform={`translate(${index * 200})`}>
          <SkylineShape city={city} />
        </g>
      ))}
      {people.map(({ x, bust, job }) => (
        <g key={bust} data-job={job} className="text-hue" transform={`translate(${x} 70)scale(.8)`}>
          <PersonShape bust={bust} />
        </g>
      ))}
    </svg>
  );
}
