/** A budget and the measured figure. */
export interface Row {
  what: string;
  budget: string;
  reached: string;
  /** Undefined where there is no budget, or where it cannot be measured. */
  met?: boolean | undefined;
}

export function line({ what, budget, reached, met }: Row): string {
  const mark = met === undefined ? " " : met ? "+" : "!";
  return `${mark} ${what.padEnd(86)} ${budget.padStart(12)}   ${reached}`;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
