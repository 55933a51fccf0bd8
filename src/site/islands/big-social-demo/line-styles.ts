/** How each line of the chart is told from the others, by colour and by dashes, and so in its legend. */
export const lineStyles = [
  { tone: "positive", colour: "--good", stroke: "stroke-good", dash: [] },
  { tone: "neutral", colour: "--edge", stroke: "stroke-edge", dash: [2, 3] },
  { tone: "negative", colour: "--bad", stroke: "stroke-bad", dash: [8, 4] },
] as const;
