/** The part of PDFKit that invoices use; the package itself has no types. */
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  export interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }

  export interface StructureOptions {
    alt?: string;
    /** Left, top, right, bottom. */
    bbox?: [number, number, number, number];
    scope?: "Column" | "Row";
  }

  export interface TextOptions {
    width?: number;
    align?: "left" | "right" | "center";
    lineGap?: number;
  }

  export interface DocumentOptions {
    size: "A4";
    margins: { top: number; right: number; bottom: number; left: number };
    lang: string;
    tagged: boolean;
    displayTitle: boolean;
    subset: "PDF/UA";
    pdfVersion: "1.7";
    /** `null`: none until one is set. */
    font: null;
    info: Record<string, string | Date>;
  }

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    heightOfString(text: string, options: TextOptions): number;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    struct(type: string, options?: StructureOptions, children?: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: "Artifact", options: { type: string }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rotate(degrees: number, options: { origin: [number, number] }): this;
    lineWidth(points: number): this;
    stroke(color: string): this;
    path(svg: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(color: string): this;
    image(source: Uint8Array, x: number, y: number, options: { width: number; height: number }): this;
    end(): void;
  }
}
