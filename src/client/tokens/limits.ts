/** The limits of a token file. A file beyond one of them is refused as a whole. */
export const limits = {
  bytes: 256 * 1024,
  tokens: 2000,
  depth: 10,
  /** Aliases that are followed from one value. */
  hops: 16,
  px: 2000,
  rem: 125,
  milliseconds: 10_000,
  fontFamilies: 10,
  shadowLayers: 8,
  gradientStops: 16,
};

/** Thrown inside the verifier only, which returns its code. */
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
