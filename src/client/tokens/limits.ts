/** What a token file may hold at most; a file that goes beyond is refused whole. */
export const limits = {
  bytes: 256 * 1024,
  tokens: 2000,
  depth: 10,
  /** Aliases followed from one value. */
  hops: 16,
  px: 2000,
  rem: 125,
  milliseconds: 10_000,
  fontFamilies: 10,
  shadowLayers: 8,
  gradientStops: 16,
};

/** Thrown inside the verifier only; it becomes the refusal's code. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export function refuse(code: string): never {
  throw new Refused(code);
}
