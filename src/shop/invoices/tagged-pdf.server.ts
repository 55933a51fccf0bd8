import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import PDFDocument, { type StructureElement, type StructureOptions } from "pdfkit";
import type { Locale } from "#text/locales.ts";
import { languageTags } from "#text/locales.ts";
import regular from "./inter-400.ttf?inline";
import semibold from "./inter-600.ttf?inline";

export const colours = { ink: "#0f1b3d", muted: "#566078", rule: "#d5dbe8" };
/** Size and margin of an A4 page, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 };
export const contentWidth = page.width - 2 * page.margin;

/** Position and style of a text; measures in points. */
interface TextBox {
  x: number;
  y: number;
  width: number;
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: "left" | "right";
}

/** One page whose parts are tagged with their role, so that a screen reader can read it (PDF/UA). */
export interface Sheet {
  /** Adds an element that contains others: a table or its row. */
  group(tag: string, parent?: StructureElement): StructureElement;
  /** Writes a text as a separate element; returns the y below it. */
  text(tag: string, text: string, box: TextBox, place?: { parent?: StructureElement } & StructureOptions): number;
  /** Returns the height of a text. */
  height(text: string, box: Pick<TextBox, "width" | "size" | "bold">): number;
  /** Returns the width of a text on one line. */
  width(text: string, style: Pick<TextBox, "size" | "bold">): number;
  /** Draws a picture with its alternative text. */
  figure(alt: string, bbox: [number, number, number, number], draw: (pdf: PDFDocument) => void): void;
  /** Lets the process answer requests between two parts of the page, since each takes some milliseconds. */
  pause(): Promise<void>;
  /** Draws a line from margin to margin or between two points; screen readers skip it. */
  rule(y: number, from?: number, width?: number, weight?: number): void;
}

interface PdfFacts {
  title: string;
  author: string;
  creator: string;
  subject: string;
  language: Locale;
  createdAt: Date;
}

/** Draws one tagged page with embedded fonts and returns its bytes. */
export async function drawPdf(facts: PdfFacts, draw: (sheet: Sheet) => Promise<void>): Promise<Buffer> {
  const { margin } = page;
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: margin, right: margin, bottom: 24, left: margin },
    lang: languageTags[facts.language],
    tagged: true,
    displayTitle: true,
    subset: "PDF/UA",
    // Without this the measures of Helvetica are read, which nothing uses.
    font: null,
    pdfVersion: "1.7",
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      Creator: facts.creator,
      CreationDate: facts.createdAt,
    },
  });
  pdf.registerFont("regular", bytesOf(regular)).registerFont("semibold", bytesOf(semibold));
  const sheet = sheetOn(pdf);
  await draw(sheet);
  await sheet.pause();
  pdf.end();
  return buffer(pdf);
}

const lineGap = 2;

function sheetOn(pdf: PDFDocument): Sheet {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const setStyle = ({ size = 9.5, bold = false, colour = colours.ink }: Partial<TextBox>) =>
    pdf
      .font(bold ? "semibold" : "regular")
      .fontSize(size)
      .fillColor(colour);
  const height: Sheet["height"] = (text, { width, ...box }) => {
    setStyle(box);
    return pdf.heightOfString(text, { width, lineGap });
  };
  return {
    height,
    width: (text, style) => setStyle(style).widthOfString(text),
    pause: () => setImmediate(),
    group(tag, parent = root) {
      const element = pdf.struct(tag);
      parent.add(element);
      return element;
    },
    text(tag, text, box, { parent = root, ...options } = {}) {
      const { x, y, width, align = "left" } = box;
      const drawn = () => void setStyle(box).text(text, x, y, { width, align, lineGap });
      parent.add(pdf.struct(tag, options, drawn));
      return y + height(text, box);
    },
    figure(alt, bbox, draw) {
      root.add(pdf.struct("Figure", { alt, bbox }, () => draw(pdf)));
    },
    rule(y, from = page.margin, width = contentWidth, weight = 0.75) {
      pdf.markContent("Artifact", { type: "Layout" });
      pdf.rect(from, y, width, weight).fill(colours.rule);
      pdf.endMarkedContent();
    },
  };
}

function bytesOf(dataUrl: string): Uint8Array {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
