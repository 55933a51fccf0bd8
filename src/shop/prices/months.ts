/** A package is bought for 1 to 36 months (DECISIONS.md, "State in the browser"). */
export const fewestMonths = 1;
export const mostMonths = 36;

export function isMonths(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= fewestMonths && (value as number) <= mostMonths;
}
