/**
 * Letters and digits as points, five columns of eight each: two hexadecimal digits a column, lowest bit at the top.
 */
const upper = {
  A: "7e1111117e",
  B: "7f49494936",
  C: "3e41414122",
  D: "7f4141413e",
  E: "7f49494941",
  F: "7f09090901",
  G: "3e41415132",
  H: "7f0808087f",
  I: "417f41",
  J: "2040413f01",
  K: "7f08142241",
  L: "7f40404040",
  M: "7f021c027f",
  N: "7f0408107f",
  O: "3e4141413e",
  P: "7f09090906",
  Q: "3e4151215e",
  R: "7f09192946",
  S: "2649494932",
  T: "01017f0101",
  U: "3f4040403f",
  V: "1f2040201f",
  W: "3f4038403f",
  X: "6314081463",
  Y: "0304780403",
  Z: "6159494d43",
};
const lower = {
  a: "2054547840",
  b: "7f28444438",
  c: "3844444428",
  d: "384444287f",
  e: "3854545418",
  f: "087e0902",
  g: "18a4a49c78",
  h: "7f08040478",
  i: "447d40",
  j: "2040403d",
  k: "7f10284400",
  l: "417f40",
  m: "7c04780478",
  n: "7c08040478",
  o: "3844444438",
  p: "fc18242418",
  q: "18242418fc",
  r: "7c08040408",
  s: "4854545424",
  t: "043f4424",
  u: "3c40407c",
  v: "1c2040201c",
  w: "3c4030403c",
  x: "4428102844",
  y: "4c9090907c",
  z: "4464544c44",
};
const digits = {
  0: "3e5149453e",
  1: "427f40",
  2: "7249494946",
  3: "2141494d33",
  4: "1814127f10",
  5: "2745454539",
  6: "3c4a494931",
  7: "4121110907",
  8: "3649494936",
  9: "464949291e",
};
const letters: Record<string, string> = { ...upper, ...lower, ...digits };

/** Returns the columns of a name, one empty column between letters and two for what has no letter here. */
export function letterColumns(name: string): number[] {
  const columns = [...name].flatMap((letter) => {
    const points = letters[letter];
    return points ? [...points.match(/../g)!.map((column) => Number.parseInt(column, 16)), 0] : [0, 0];
  });
  return columns.slice(0, -1);
}
