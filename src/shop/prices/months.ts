/** A package is bought for 1 to 36 months (DECISIONS.md, "State in the browser"). */
export const minMonths = 1;
export const maxMonths = 36;

export function isMonths(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= minMonths && (value as number) <= maxMonths;
}
