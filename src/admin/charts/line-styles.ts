/** How each line is distinguished, by colour and by dashes, and the colour in which its name can be read. */
export const lineStyles = [
  { colour: "--primary", text: "--primary", dash: [] as number[] },
  { colour: "--accent", text: "--ink", dash: [6, 3] },
  { colour: "--good", text: "--good", dash: [2, 3] },
  { colour: "--bad", text: "--bad", dash: [8, 3, 2, 3] },
];
