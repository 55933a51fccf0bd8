import type { ProductId } from "#catalogue/products.ts";

/** The one figure, list or conversation of an industry's picture. */
export type Scene =
  | { kind: "table"; head: string[]; rows: string[][]; signal: number; end?: number[] }
  | { kind: "bars"; rows: [label: string, share: number, value: string][] }
  | { kind: "columns"; values: number[]; labels: string[]; signal: number }
  | { kind: "lines"; series: number[][]; labels: string[]; signal: number }
  | { kind: "chat"; messages: string[] }
  | { kind: "steps"; items: string[]; done: number }
  | { kind: "beds"; wards: [name: string, beds: string][]; legend: string }
  | { kind: "code"; lines: ["key" | "text" | "note" | "plain", string][][] };

export interface IndustryScene {
  product: ProductId;
  /** What one sees, for people who do not. */
  label: string;
  title: string;
  meta: string;
  scene: Scene;
}
