import type { ProductJob } from "#catalogue/products.ts";
import type { SceneId } from "#content/kinds/shared/drawings.ts";
import type { Tool } from "./bodies.ts";
import type { Bust } from "./busts.ts";

/** What a shape of a scene is: its colour follows from it. */
export type Tone =
  | "wall"
  | "floor"
  | "far"
  | "soft"
  | "full"
  | "paper"
  | "line"
  | "dark"
  | "glass"
  | "lamp"
  | "signal"
  | "pen";
type Shape = readonly [Tone, string];

/** A person of a scene: where the middle of the head is, how large, and in which job's hue. */
interface Actor {
  bust: Bust;
  x: number;
  y: number;
  scale: number;
  job: ProductJob;
  tool?: Tool;
}

/** A place of work in 640 by 400, from back to front; at night its wall is dark in both themes. */
export interface Scene {
  night?: boolean;
  back: readonly Shape[];
  actors: readonly Actor[];
  front: readonly Shape[];
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const boxes = (places: readonly (readonly [x: number, y: number, width: number, height: number])[]) =>
  places.map((place) => box(...place)).join("");
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
/** Returns a screen on its foot. */
const screen = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height) +
  box(x + width / 2 - 5, y + height, 10, 12) +
  box(x + width / 2 - 22, y + height + 12, 44, 5);
/** Returns the hands of a clock. */
const clock = (x: number, y: number, hours: number, minutes: number, r: number) => {
  const hand = (turn: number, length: number) =>
    `M${x} ${y}l${Math.round(Math.sin(turn) * length)} ${Math.round(-Math.cos(turn) * length)}`;
  return hand(((hours + minutes / 60) / 6) * Math.PI, r * 0.5) + hand((minutes / 30) * Math.PI, r * 0.75);
};

/** Four places of work. */
export const scenes: Record<SceneId, Scene> = {
  // A warehouse in Makassar: its gate stands open to the harbour.
  warehouse: {
    back: [
      ["wall", box(0, 0, 640, 330)],
      ["floor", box(0, 330, 640, 70)],
      [
        "line",
        boxes([
          [20, 60, 8, 270],
          [210, 60, 8, 270],
          [20, 146, 198, 8],
          [20, 236, 198, 8],
          [20, 56, 198, 8],
        ]),
      ],
      [
        "soft",
        boxes([
          [38, 92, 56, 54],
          [102, 104, 44, 42],
          [154, 84, 48, 62],
          [38, 186, 46, 50],
          [154, 190, 50, 46],
          [38, 268, 60, 62],
          [106, 280, 46, 50],
          [160, 274, 42, 56],
        ]),
      ],
      ["signal", box(92, 178, 54, 58)],
      [
        "paper",
        boxes([
          [54, 92, 8, 20],
          [120, 104, 8, 16],
          [174, 84, 8, 22],
          [56, 186, 8, 18],
          [115, 178, 8, 20],
          [174, 190, 8, 16],
          [62, 268, 8, 22],
          [176, 274, 8, 18],
        ]),
      ],
      ["line", box(412, 52, 204, 278)],
      ["glass", box(424, 76, 180, 254)],
      ["full", box(424, 282, 180, 48)],
      ["dark", "M436 268h80q-6 18-20 18h-40q-16 0-20-18zM470 264v-84q-22 36-26 84zM474 264v-96q26 44 26 96z"],
      [
        "line",
        boxes([
          [424, 76, 180, 5],
          [424, 86, 180, 5],
          [424, 96, 180, 5],
        ]),
      ],
      ["lamp", `${round(566, 136, 20)}M300 0h4v26h-4zM276 40q4-14 26-14t26 14z`],
    ],
    actors: [
      { bust: "cap", x: 274, y: 176, scale: 2.35, job: "keep" },
      { bust: "helmet", x: 524, y: 170, scale: 2.45, job: "collect" },
    ],
    front: [
      ["dark", box(0, 340, 640, 60)],
      ["line", box(0, 330, 640, 12)],
      [
        "full",
        boxes([
          [36, 266, 86, 64],
          [366, 284, 62, 46],
        ]),
      ],
      [
        "soft",
        boxes([
          [128, 288, 60, 42],
          [432, 296, 44, 34],
        ]),
      ],
      [
        "paper",
        boxes([
          [72, 266, 12, 24],
          [154, 288, 9, 16],
          [392, 284, 10, 18],
          [450, 296, 8, 14],
        ]),
      ],
      ["paper", [40, 140, 240, 340, 440, 540].map((x) => round(x, 366, 8)).join("")],
    ],
  },
  // A counter in Kediri: behind the window stands Gunung Kelud.
  counter: {
    back: [
      ["wall", box(0, 0, 640, 400)],
      ["paper", box(232, 44, 190, 134)],
      ["glass", box(240, 52, 174, 118)],
      ["soft", "M240 170l52-64 14 8 12-10 16 6 44 60z"],
      ["far", "M322 170l46-44 46 36v8z"],
      ["lamp", round(384, 82, 15)],
      ["paper", box(326, 44, 6, 134)],
      ["dark", "M40 40h120v62H40z"],
      ["signal", "M64 58h10v32H64zM88 58h34v20h-22v4h22v8H88V70h22v-4H88z"],
      ["soft", "M590 236q-26-40-8-82 18 42 8 82m2 0q0-46 34-66 0 44-34 66m-4 0q0-40-36-52 2 38 36 52"],
      ["full", "M566 236h48l-8 60h-32z"],
    ],
    actors: [
      { bust: "hijab", x: 208, y: 176, scale: 2.3, job: "understand" },
      { bust: "batik", x: 470, y: 170, scale: 2.4, job: "collect" },
    ],
    front: [
      ["full", box(0, 336, 640, 64)],
      ["paper", box(0, 326, 640, 12)],
      [
        "far",
        boxes([
          [60, 356, 150, 26],
          [240, 356, 150, 26],
          [420, 356, 150, 26],
        ]),
      ],
      ["paper", "M300 300h66l10 26h-86z"],
      ["soft", "M310 306h22v12h-24z"],
      ["line", "M340 306h20v3h-20zm2 7h20v3h-20z"],
      ["dark", `${screen(74, 258, 76, 51)}`],
      ["soft", box(80, 264, 64, 39)],
    ],
  },
  // A ward at night: one lamp is on, at the bed that will be free.
  ward: {
    night: true,
    back: [
      ["wall", box(0, 0, 640, 340)],
      ["floor", box(0, 340, 640, 60)],
      ["glass", box(64, 48, 152, 128)],
      ["lamp", "M168 74q-22 4-22 26t24 28q-44 6-44-30 4-28 42-24"],
      [
        "paper",
        `${round(88, 76, 2.5)}${round(104, 140, 2.5)}${round(190, 150, 2.5)}${round(196, 66, 2.5)}${round(112, 92, 2)}`,
      ],
      [
        "line",
        boxes([
          [136, 48, 5, 128],
          [64, 110, 152, 5],
          [254, 0, 5, 340],
          [420, 0, 5, 340],
        ]),
      ],
      ["far", "M472 30h92l54 220H412z"],
      ["lamp", "M488 14h60l16 20h-92z"],
      ["dark", screen(276, 92, 92, 62)],
      ["pen", "M284 126h18l7-18 10 32 8-20 5 6h28"],
    ],
    actors: [
      { bust: "labcoat", x: 330, y: 186, scale: 2.3, job: "understand", tool: "clipboard" },
      { bust: "hijab", x: 128, y: 190, scale: 2.25, job: "keep" },
    ],
    front: [
      [
        "line",
        boxes([
          [414, 214, 9, 164],
          [620, 250, 9, 128],
          [414, 306, 214, 9],
        ]),
      ],
      ["paper", "M424 262h60q14 0 14 14v30h-74z"],
      ["soft", "M494 268h112q20 0 20 20v20H486z"],
      ["signal", round(404, 226, 8)],
      ["dark", round(420, 384, 8) + round(624, 384, 8)],
      [
        "line",
        boxes([
          [0, 318, 226, 9],
          [210, 262, 9, 122],
        ]),
      ],
      ["soft", "M0 284h170q34 0 34 22v12H0z"],
      ["full", box(240, 328, 168, 72)],
      [
        "paper",
        boxes([
          [232, 318, 184, 12],
          [352, 306, 44, 12],
        ]),
      ],
    ],
  },
  // A newsroom at 04.50: the first light stands behind the window.
  newsroom: {
    night: true,
    back: [
      ["wall", box(0, 0, 640, 400)],
      ["glass", box(34, 36, 376, 150)],
      ["far", box(34, 132, 376, 54)],
      ["lamp", "M268 186a66 42 0 0 1 132 0z"],
      ["dark", "M34 186v-40h30v-26h34v44h26v-30h22v52zM166 186v-34h28v-20h26v54zM396 186v-54h14v54z"],
      [
        "line",
        boxes([
          [156, 36, 5, 150],
          [284, 36, 5, 150],
        ]),
      ],
      ["paper", round(480, 92, 40)],
      ["pen", clock(480, 92, 4, 50, 38)],
      [
        "far",
        boxes([
          [552, 46, 60, 20],
          [552, 76, 60, 20],
          [552, 106, 60, 20],
        ]),
      ],
    ],
    actors: [
      { bust: "bun", x: 232, y: 184, scale: 2.3, job: "collect" },
      { bust: "glasses", x: 470, y: 184, scale: 2.3, job: "ask", tool: "cup" },
    ],
    front: [
      ["full", box(0, 342, 640, 58)],
      ["paper", box(0, 332, 640, 12)],
      ["dark", screen(30, 223, 128, 92) + screen(306, 239, 96, 76) + screen(548, 249, 80, 66)],
      [
        "soft",
        boxes([
          [40, 224, 108, 14],
          [40, 284, 18, 14],
          [64, 270, 18, 28],
          [88, 276, 18, 22],
          [314, 246, 80, 60],
          [556, 258, 64, 50],
        ]),
      ],
      ["signal", box(112, 248, 18, 50)],
      [
        "paper",
        boxes([
          [322, 254, 44, 6],
          [322, 268, 64, 5],
          [322, 279, 56, 5],
          [564, 266, 36, 6],
          [564, 280, 48, 5],
        ]),
      ],
    ],
  },
};
