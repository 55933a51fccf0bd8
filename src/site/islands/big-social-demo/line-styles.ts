/** How the lines of the chart and of its legend differ: by colour and by dashes. */
export const lineStyles = [
  { tone: "positive", colour: "--good", stroke: "stroke-good", dash: [] },
  { tone: "neutral", colour: "--edge", stroke: "stroke-edge", dash: [2, 3] },
  { tone: "negative", colour: "--bad", stroke: "stroke-bad", dash: [8, 4] },
] as const;
