import { bodies, bodyShapes, type Tool } from "./bodies.ts";
import { type Bust, type BustParts, busts } from "./busts.ts";

const dark = "#33272b";
const pen = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** Draws a person from the chest up, the clothes in the job's hue. Decorative: the name is beside it. */
export function Person({ bust, className = "size-16" }: { bust: Bust; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`rounded-[99px] bg-tint text-hue ${className}`} aria-hidden="true">
      <PersonShape bust={bust} />
    </svg>
  );
}

function PersonShape({ bust }: { bust: Bust }) {
  const { behind, clothes, detail }: BustParts = busts[bust];
  return (
    <>
      {behind && <path d={behind} fill={dark} />}
      <path d={clothes} fill="currentColor" />
      <Face bust={bust} hair={dark} detail={detail} />
      <path d="M28 27.5v1.5m8-1.5v1.5" {...pen} stroke={dark} strokeWidth={1.7} />
      <path d="M28.5 34.5q3.5 2.5 7 0" {...pen} stroke={dark} strokeWidth={1.3} />
      <Line bust={bust} />
    </>
  );
}

/** Draws a person down to the belt, with hands, a gesture and an object of the trade: from 120 px up. Decorative. */
export function Figure({
  bust,
  tool,
  className = "w-40",
}: {
  bust: Bust;
  tool?: Tool | undefined;
  className?: string;
}) {
  return (
    <svg viewBox="-10 2 84 90" className={`text-hue ${className}`} aria-hidden="true">
      <FigureShape bust={bust} tool={tool} />
    </svg>
  );
}

/** Draws the same person as a part of a larger picture, 64 wide and 92 high. */
export function FigureShape({ bust, tool }: { bust: Bust; tool?: Tool | undefined }) {
  const { behind, detail }: BustParts = busts[bust];
  const { age, detail: long = detail, strands } = bodies[bust];
  const body = bodyShapes(bust, tool);
  const [toolDark, toolLight, toolDetail] = body.tool;
  const coat = bust === "labcoat";
  const sleeves = coat ? "stroke-[#f4f6fb]" : "stroke-current";
  const hair = age === "older" ? "#8d8683" : dark;
  return (
    <>
      {behind && <path d={behind} fill={hair} />}
      <path d={body.torso} className={coat ? "fill-[#f4f6fb]" : "fill-current"} />
      {coat && <path d="M26 45.5l6 10 6-10 2 46.5H24z" className="fill-current" />}
      <Face bust={bust} hair={hair} detail={coat ? undefined : long} />
      <path d={`${body.torsoShade}M36 13.8q6 2 6 11.2 0 16-10 16 6.5-5 6-15.5-.3-8-2-11.7z`} opacity={0.12} />
      <path d={strands} {...pen} stroke={bust === "hijab" || coat ? "#000" : "#fff"} strokeWidth={1} opacity={0.25} />
      <path
        d="M25.6 24.3q2.2-1.5 4.5-.3m3.8 0q2.3-1.2 4.5.3M28 27.5v1.8m8-1.8v1.8M28.3 35q3.7 2.7 7.4 0"
        {...pen}
        stroke={dark}
        strokeWidth={1.4}
      />
      <path d={`M32 28q-1.5 3.2-.6 3.9h1.6${ageLines[age]}`} {...pen} stroke="#000" strokeWidth={1} opacity={0.32} />
      <Line bust={bust} />
      <path d={body.arms} {...pen} stroke="#000" strokeWidth={body.armWidth + 2.5} opacity={0.12} />
      <path d={body.arms} {...pen} className={sleeves} strokeWidth={body.armWidth} />
      <g transform={`translate(${body.at.join(" ")})`}>
        <path d={toolDark} fill={dark} />
        <path d={toolLight} className="fill-[#f4f6fb]" />
        <path d={toolDetail} className="fill-current" />
      </g>
      <path d={body.palms} fill={busts[bust].skin} />
      {body.fingers && <path d={body.fingers} {...pen} stroke={busts[bust].skin} strokeWidth={2.6} />}
      {body.knuckles && <path d={body.knuckles} {...pen} stroke="#000" strokeWidth={0.9} opacity={0.3} />}
    </>
  );
}

/** What the years have drawn into a face. */
const ageLines = {
  young: "",
  grown: "M26.5 33.5q-.7 1-.5 2m12-2q.7 1 .5 2",
  older: "M26.3 32.5q-1.2 1.8-.7 3.5m12.8-3.5q1.2 1.8.7 3.5M27 21.2h10M24.2 27l-1 .6m16.6-.6l1 .6",
};

const face = "M22 25q0-12 10-12t10 12q0 16-10 16T22 25z";

/** Draws neck and head; the shade of the chin lies wholly below the face. */
function Face({ bust, hair, detail }: { bust: Bust; hair: string; detail?: string | undefined }) {
  const parts: BustParts = busts[bust];
  return (
    <>
      <path d={`M26.5 36h11v8.5q0 5-5.5 5t-5.5-5z${face}`} fill={parts.skin} />
      <path d="M26.5 39.5q5.5 4.5 11 0v3q-5.5 4-11 0z" opacity={0.16} />
      {parts.hair && <path d={parts.hair} fill={bust === "peci" ? dark : hair} />}
      {detail && <path d={detail} className="fill-[#f4f6fb]" />}
      {parts.hat && <path d={parts.hat} className={bust === "hijab" ? "fill-hue" : "fill-accent"} />}
    </>
  );
}

function Line({ bust }: { bust: Bust }) {
  const { line }: BustParts = busts[bust];
  return line && <path d={line} {...pen} stroke={dark} strokeWidth={1.3} />;
}
