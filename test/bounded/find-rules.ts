import { readdirSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";

/** A regular expression as it stands in a source. */
export interface Rule {
  /** File and line. */
  place: string;
  pattern: string;
  flags: string;
}

type Expression = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]["NewExpression"]>
>[0]["arguments"][number];

/**
 * Returns every regular expression of the sources below a folder: literals, and `new RegExp` of a text or a template, in
 * which a letter stands for each inserted value.
 */
export const findRules = (folder: string): Rule[] => sourcesIn(folder).flatMap((file) => readRules(file).rules);

/** Returns the files below a folder in which the text of an expression is calculated, so that it cannot be tried here. */
export const findCalculated = (folder: string): string[] =>
  sourcesIn(folder).filter((file) => readRules(file).hasCalculated);

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .toSorted();

const read = new Map<string, { rules: Rule[]; hasCalculated: boolean }>();

function readRules(file: string): { rules: Rule[]; hasCalculated: boolean } {
  const known = read.get(file);
  if (known) return known;
  const found = { rules: [] as Rule[], hasCalculated: false };
  read.set(file, found);
  const source = readFileSync(file, "utf8");
  // Most files have none, and a syntax tree costs more than a look for what may begin one.
  if (!/(^|[=(,:?[!&|;{}>]|return)\s*\/(?![/*])|RegExp\(/m.test(source)) return found;
  const add = (pattern: string, flags: string, start: number) =>
    found.rules.push({ place: `${file}:${source.slice(0, start).split("\n").length}`, pattern, flags });
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) add(node.regex.pattern, node.regex.flags, node.start);
    },
    NewExpression({ callee, arguments: [text, flags], start }) {
      if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
      const pattern = textOf(text);
      if (pattern === undefined) found.hasCalculated = true;
      else add(pattern, textOf(flags) ?? "", start);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

function textOf(node: Expression | undefined): string | undefined {
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? "").join("a");
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}
