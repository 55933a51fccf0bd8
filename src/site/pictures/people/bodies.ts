import type { Bust } from "./busts.ts";

/** How a hand is shown: around something, open, or with one finger out. */
type Hand = "grip" | "open" | "point";
type Point = readonly [x: number, y: number];

/** Both arms from the elbow: where it is, where the wrist is, and the hand. `x` counts from the shoulder outwards. */
interface Gesture {
  left: readonly [elbow: Point, wrist: Point, hand: Hand];
  right: readonly [elbow: Point, wrist: Point, hand: Hand];
  /** Where the object is, in the picture. */
  at: Point;
}

const gestures = {
  /** Carries something before the chest. */
  carry: { left: [[-1, 82], [-12, 79], "grip"], right: [[-1, 82], [-12, 79], "grip"], at: [32, 75] },
  /** Holds something and points upwards beside it. */
  point: { left: [[-1, 82], [-14, 78], "grip"], right: [[4, 76], [11, 60], "point"], at: [29, 73] },
  /** Holds something and explains with the other hand. */
  explain: { left: [[-1, 82], [-14, 78], "grip"], right: [[5, 78], [12, 66], "open"], at: [29, 73] },
  /** Holds something up at the side, the other hand at the belt. */
  lift: { left: [[6, 77], [-3, 89], "grip"], right: [[5, 76], [6, 60], "grip"], at: [6, 52] },
} as const satisfies Record<string, Gesture>;

/** Objects of the trades around their middle: what is dark, what is light, what has the colour of the clothes. */
const tools = {
  tablet: ["M-11-8h22v16h-22z", "M-9.5-6.5h19v13h-19z", "M-7 4v-4h3.4v4zm5.3 0v-8h3.4v8zM3.6 4v-5.5H7V4z"],
  clipboard: [
    "M-8.5-9h17v20h-17zM-3-11h6v4h-6z",
    "M-7-7h14v16.5h-14z",
    "M-5-4h10v1.7h-10zm0 4h7v1.7h-7zm0 4h10v1.7h-10z",
  ],
  folder: ["M-10-9h8l2 2.5h10v16h-20z", "M-8-5h16v-3h-16z", "M-6 0h9v2h-9zm0 4h12v2h-12z"],
  sheet: ["M-10.5-8.5h21v17h-21z", "M-9.5-7.5h19v15h-19z", "M-7 5v-4h3v4zm4.5 0v-7h3v7zM2 5v-5h3v5zM-7-6h9v1.6h-9z"],
  book: [
    "M-11-7h22v14.5h-22z",
    "M-9.8-6.6q5.4-1.6 9.3.8v11.6q-4.4-2.2-9.3-.8zM.5-5.8q3.9-2.4 9.3-.8v11.6q-4.9-1.4-9.3.8z",
    "M-8-3.6q3.4-.7 5.8.3v1.5q-2.6-1-5.8-.2zm0 4q3.4-.7 5.8.3v1.5q-2.6-1-5.8-.2zM2.2-3.3q2.6-1 5.8-.3v1.6q-3-.8-5.8.2z",
  ],
  vial: ["M-4-12h8v2.4h-8z", "M-3-10h6v17q0 3-3 3t-3-3z", "M-3-1h6v8q0 3-3 3t-3-3z"],
  phone: ["M-5-9.5h10v19h-10z", "M-3.8-7.5h7.6v13h-7.6z", "M-2.4-5h4.8v1.6h-4.8zm0 3.4h3.4v1.6h-3.4z"],
  cup: ["M-7.5-10h15v3.2h-15z", "M-6.4-6.8H6.4L4.8 9h-9.6z", "M-5.9-2.5H5.9L5.3 4H-5.3z"],
} as const;
export type Tool = keyof typeof tools;

/** Half of the width of the shoulders, by build. */
const builds = { slim: 21, medium: 24, broad: 27 } as const;

interface Body {
  age: "young" | "grown" | "older";
  build: keyof typeof builds;
  gesture: keyof typeof gestures;
  tool: Tool;
  /** What is light on the clothes down to the belt, where the bust's own part ends at the chest. */
  detail?: string;
  /** Strands of hair or folds of cloth, as lines. */
  strands: string;
}

/** What a person has from 120 px up: age, build, what the hands do, the object of the trade. */
export const bodies: Record<Bust, Body> = {
  hijab: {
    age: "young",
    build: "medium",
    gesture: "explain",
    tool: "tablet",
    strands: "M20 36q3 9 12 11.5M46 33q-2 10-11 15M19.5 20q2-9 9-10.5",
  },
  peci: {
    age: "older",
    build: "medium",
    gesture: "explain",
    tool: "folder",
    detail: "M25.5 45l6.5 7.5 6.5-7.5 3.5 1.5-5 9-4-3.2V92h-2V52.3l-4 3.2-5-9z",
    strands: "M23 17.5q9-2 18 0M32 8v9",
  },
  helmet: {
    age: "grown",
    build: "broad",
    gesture: "point",
    tool: "clipboard",
    detail: "M15 50l5-1.5V92h-5zM44 48.5l5 1.5v42h-5zM20 78h24v4H20z",
    strands: "M22 19q1-7 5-9M37 10q4 2 5 9",
  },
  labcoat: {
    age: "grown",
    build: "medium",
    gesture: "lift",
    tool: "vial",
    strands: "M23 19q5-2 9-6M41 19q-2-3-6-5.5M19.5 38q1-5 1.5-9M44.5 38q-1-5-1.5-9",
  },
  batik: {
    age: "older",
    build: "broad",
    gesture: "point",
    tool: "sheet",
    detail:
      "M17 58q4 0 4 4-4 0-4-4m0 8q4 0 4-4-4 0-4 4m8 0q-4 0-4-4 4 0 4 4m0-8q0 4-4 4 0-4 4-4m14 0q4 0 4 4-4 0-4-4m0 8q4 0 4-4-4 0-4 4m8 0q-4 0-4-4 4 0 4 4m0-8q0 4-4 4 0-4 4-4m-30 20q4 0 4 4-4 0-4-4m0 8q4 0 4-4-4 0-4 4m30-8q-4 0-4 4 4 0 4-4m0 8q-4 0-4-4 4 0 4 4M26 45l6 5.5 6-5.5 3 1.2-9 8-9-8z",
    strands: "M24.5 18q4-3 8-2.5M36 15q3 .5 4.5 3",
  },
  glasses: {
    age: "grown",
    build: "slim",
    gesture: "explain",
    tool: "book",
    strands: "M24 18q5-5 12-5M26 21q4-3 8-3",
  },
  bun: {
    age: "young",
    build: "slim",
    gesture: "lift",
    tool: "phone",
    strands: "M24 19q4-5 8-5.5 4 .5 8 5.5M28 8q4-2.5 8 0",
  },
  cap: {
    age: "young",
    build: "slim",
    gesture: "carry",
    tool: "cup",
    detail: "M22 60h20v32H22zM23.5 47.5l3-.8 1 13.3h-3.5zM37.5 46.7l3 .8-.5 12.5h-3.5z",
    strands: "M22 19q2-6 7-7.5M34 10q5 1 7 6",
  },
};

/** The paths of a body: everything that its build and its gesture move. */
export interface BodyShapes {
  torso: string;
  torsoShade: string;
  arms: string;
  armWidth: number;
  palms: string;
  fingers: string;
  knuckles: string;
  tool: readonly [dark: string, light: string, detail: string];
  at: Point;
}

/** Returns the shapes of a person's body in a picture 64 wide and 92 high, below the head of the bust. */
export function bodyShapes(bust: Bust, tool: Tool = bodies[bust].tool): BodyShapes {
  const { build, gesture } = bodies[bust];
  const half = builds[build];
  const { left, right, at }: Gesture = gestures[gesture];
  const inner = half - 8;
  /** Returns a point of an arm: outwards from the shoulder, which is at the other side for the left one. */
  const from = (side: -1 | 1, [out, y]: Point): Point => [32 + side * (half - 4 + out), y];
  const arm = (side: -1 | 1, [elbow, wrist]: Gesture["left"]) =>
    `M${from(side, [-1, 57]).join(" ")}L${from(side, elbow).join(" ")} ${from(side, wrist).join(" ")}`;
  const palm = (side: -1 | 1, [, wrist]: Gesture["left"]) => {
    const [x, y] = from(side, wrist);
    return `M${x - 4.2} ${y}a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0`;
  };
  const fingers = (side: -1 | 1, [, wrist, hand]: Gesture["left"]) => {
    const [x, y] = from(side, wrist);
    const thumb = `M${x} ${y}l${-5.5 * side}-4`;
    if (hand === "grip") return "";
    if (hand === "point") return `${thumb}M${x} ${y}l${3 * side}-10.5`;
    return `${thumb}M${x} ${y}l${-1.5 * side}-9M${x} ${y}l${1.5 * side}-9.5M${x} ${y}l${4.5 * side}-8M${x} ${y}l${6.5 * side}-5`;
  };
  const knuckles = (side: -1 | 1, [, wrist, hand]: Gesture["left"]) => {
    const [x, y] = from(side, wrist);
    return hand === "grip" ? `M${x - 2} ${y - 1.6}h4M${x - 2.4} ${y + 0.6}h4.8` : "";
  };
  const both = (draw: (side: -1 | 1, arm: Gesture["left"]) => string) => draw(-1, left) + draw(1, right);
  // An object that is lifted goes with the hand.
  const place = gesture === "lift" ? from(1, at) : at;
  return {
    torso: `M${32 - half} 92V66q0-15 ${inner}-18l8-2 8 2q${inner} 3 ${inner} 18v26z`,
    torsoShade: `M${32 + half} 92V66q0-15-${inner}-18l-4-1q9 14 4 45z`,
    arms: both(arm),
    armWidth: half / 2.2,
    palms: both(palm),
    fingers: both(fingers),
    knuckles: both(knuckles),
    tool: tools[tool],
    at: place,
  };
}
