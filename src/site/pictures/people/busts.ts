/** The parts of one drawn person, as paths in a picture of 64 by 64. */
export interface BustParts {
  skin: string;
  /** Hair behind the head. */
  behind?: string;
  clothes: string;
  /** What is light on the clothes: a collar, a coat, a motif. */
  detail?: string;
  hair?: string;
  /** What covers the head. */
  hat?: string;
  /** Glasses and straps. */
  line?: string;
}

const shoulders = "M6 66q0-16 14-19l12-2 12 2q14 3 14 19z";
const collar = "M25.5 45l6.5 7.5 6.5-7.5 3.5 1.5-5 9-5-4-5 4-5-9z";
const short = "M21.5 26q-2.5-14.5 10.5-14.5T42.5 26q-1-7-4-8.5-6 2.5-13.5 0-2.5 2-3.5 8.5z";

/** Eight people, told apart by what they wear. */
export const busts = {
  hijab: {
    skin: "#c98f66",
    clothes: shoulders,
    hat: "M32 7.5q15 0 15.5 19 .5 11 4.5 19.5-9 6.5-20 6.5t-20-6.5q4-8.5 4.5-19.5Q17 7.5 32 7.5zm0 6.5q-9 0-9 11.5t9 14.5q9-3 9-14.5T32 14z",
  },
  peci: {
    skin: "#b97d54",
    clothes: shoulders,
    detail: collar,
    hair: "M20.5 20.5L22.5 8.5q9.5-2.5 19 0l2 12q-11.5-3-23 0z",
  },
  helmet: {
    skin: "#a86f49",
    clothes: shoulders,
    detail: "M18 48l4-.7V66h-4zM42 47.3l4 .7V66h-4z",
    hair: "M22 24q0 5 .8 7l-1.8-1.5q-1-3-.6-6zM42 24q0 5-.8 7l1.8-1.5q1-3 .6-6z",
    hat: "M17 22q0-15 15-15t15 15h2.5q1 3-1 3h-33q-2 0-1-3zM30 6h4v10h-4z",
  },
  labcoat: {
    skin: "#d6a077",
    behind: "M20 22q-1-12 12-12t12 12q1 12 3 18-5 4-15 4t-15-4q2-6 3-18z",
    clothes: shoulders,
    detail: "M20 47l6-1.5 6 11 6-11 6 1.5q14 3 14 19H6q0-16 14-19z",
    hair: "M21.5 26q-1.5-14 10.5-14t10.5 14q-2-5-9-9-4 6-12 9z",
  },
  batik: {
    skin: "#b97d54",
    clothes: shoulders,
    detail:
      "M17 52q4 0 4 4-4 0-4-4m0 8q4 0 4-4-4 0-4 4m8 0q-4 0-4-4 4 0 4 4m14-8q4 0 4 4-4 0-4-4m0 8q4 0 4-4-4 0-4 4m8-8q-4 0-4 4 4 0 4-4m-18 4q3 0 3 3-3 0-3-3m0 6q3 0 3-3-3 0-3 3",
    hair: short,
  },
  glasses: {
    skin: "#d6a077",
    clothes: shoulders,
    detail: collar,
    hair: "M21 26q-3-15 11-15 5 0 7 2.5 5 2 3.5 12.5-1-5-3-7.5-9 1.5-13-1.5-4 3-5.5 9z",
    line: "M24 28a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0m8.6 0a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0m-1.2-.5h1.2",
  },
  bun: {
    skin: "#c98f66",
    behind: "M25.5 8a6.5 6 0 1 1 13 0 6.5 6 0 1 1-13 0z",
    clothes: shoulders,
    detail: "M26 46q6 6.5 12 0l2.5.5q-8.5 9-17 0z",
    hair: "M21 27q-2-16 11-16t11 16q-1.5-8-11-10-9.5 2-11 10z",
  },
  cap: {
    skin: "#a86f49",
    clothes: shoulders,
    detail: "M29.5 48h5v18h-5z",
    hair: "M21.8 22h20.4q.6 5-.4 8l-1.3-5H23.5l-1.3 5q-1-3-.4-8z",
    hat: "M20 22q0-13 12-13t12 13h7q2 0 1.5 2.5-14-1.5-32.5 0z",
  },
} as const satisfies Record<string, BustParts>;

/** What a drawn person wears; the rest follows from it. */
export type Bust = keyof typeof busts;
