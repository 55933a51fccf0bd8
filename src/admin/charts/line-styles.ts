/** How each line is distinguished, by colour and by dashes. */
export const lineStyles = [
  { colour: "--primary", dash: [] as number[] },
  { colour: "--accent", dash: [6, 3] },
  { colour: "--good", dash: [2, 3] },
  { colour: "--bad", dash: [8, 3, 2, 3] },
];
