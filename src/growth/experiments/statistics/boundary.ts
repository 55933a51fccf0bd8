import { normalQuantile } from "./normal.ts";

/** The share of experiments without any difference in which one may be reported. */
const falseAlarms = 0.05;

/**
 * Returns how many standard errors a difference must have from 0 after a share of the planned visitors, so that at most
 * 5% of experiments without a difference ever get there, however often they are looked at: the boundary of O'Brien and
 * Fleming (Biometrics 1979) in continuous time. The sum of what visitors did is a Brownian motion B(t) up to t = 1, its
 * Z(t) is B(t)/sqrt(t), and by the reflection principle P(|B| ever above c) <= 4 (1 - Phi(c)) (Lan and DeMets,
 * Biometrika 1983; Jennison and Turnbull, Group Sequential Methods, 2000). Of several comparisons each has its part of
 * the 5% (Bonferroni). With one, the boundary at the end is 2.2414.
 */
export function boundaryAt(share: number, comparisons: number): number {
  return finalBoundary(comparisons) / Math.sqrt(Math.min(1, share));
}

/** Returns the boundary at the planned number of visitors. */
export const finalBoundary = (comparisons: number): number => normalQuantile(falseAlarms / (4 * comparisons));
