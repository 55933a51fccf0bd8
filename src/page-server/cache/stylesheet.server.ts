import postcss, { type AtRule, type Container, type Document } from "postcss";

/** One declaration, with the variables its value refers to. */
interface StyleDeclaration {
  property: string;
  text: string;
  refersTo: string[];
}

/** What must be in a page so that a selector can match. */
interface Requirement {
  classes: string[];
  elements: string[];
  /** Attributes that only an island sets. */
  states: string[];
}

/** A selector, with what it requires: one of the alternatives. */
interface StyleSelector {
  text: string;
  requires: Requirement[];
  /** The only edition that can match it. */
  edition: string | undefined;
}

/** A part of a parsed stylesheet; parsed once, the CSS of each page is assembled by look-ups. */
export type StyleNode =
  | { kind: "rule"; selectors: StyleSelector[]; declarations: StyleDeclaration[]; inner: StyleNode[] }
  | { kind: "group"; head: string; inner: StyleNode[] }
  | { kind: "property"; name: string; text: string; initial: string | undefined }
  | { kind: "face"; family: string; text: string }
  | { kind: "keyframes"; name: string; text: string; refersTo: string[] }
  | { kind: "text"; text: string; refersTo: string[] };

/** Parses a stylesheet. */
export function readStylesheet(css: string): StyleNode[] {
  const root = postcss.parse(css);
  root.walkAtRules("supports", (rule) => {
    if (/^\(color:\s*color-mix/.test(rule.params)) keepMixedColors(rule);
  });
  return readNodes(root);
}

/**
 * Puts mixed colours in the place of their fallbacks, nested in a rule or beside one of the same selector. The few browsers
 * without color-mix() (Chrome 109, 110) go without a tint: its fallback is the colour at full strength, on which a text of
 * that colour cannot be read.
 */
function keepMixedColors(supports: AtRule): void {
  const before = supports.prev();
  for (const child of supports.nodes ?? []) {
    if (child.type === "decl") removeDeclaration(supports.parent, child.prop);
    if (child.type === "rule" && before?.type === "rule" && before.selector === child.selector)
      child.each((mixed) => mixed.type === "decl" && removeDeclaration(before, mixed.prop));
  }
  supports.replaceWith(supports.nodes ?? []);
}

function removeDeclaration(container: Container | Document | undefined, property: string): void {
  container?.each((node) => {
    if (node.type === "decl" && node.prop === property) node.remove();
  });
}

function readNodes(container: Container): StyleNode[] {
  return (container.nodes ?? []).flatMap((node): StyleNode[] => {
    if (node.type === "rule") {
      return [
        {
          kind: "rule",
          // Pages have no shadow trees.
          selectors: node.selectors.filter((selector) => selector !== ":host").map(readSelector),
          declarations: node.nodes.flatMap((child) =>
            child.type === "decl"
              ? [{ property: child.prop, text: minify(child.toString()), refersTo: references(child.value) }]
              : [],
          ),
          inner: readNodes(node),
        },
      ];
    }
    if (node.type !== "atrule") return [];
    return [readAtRule(node)];
  });
}

function readAtRule(node: AtRule): StyleNode {
  const text = node.toString();
  if (node.name === "property")
    return { kind: "property", name: node.params, text, initial: valueIn(node, "initial-value") };
  if (node.name === "font-face") return { kind: "face", family: valueIn(node, "font-family") ?? "", text };
  if (node.name.endsWith("keyframes"))
    return { kind: "keyframes", name: node.params, text, refersTo: references(text) };
  // Without a body (@layer a, b;), or with one of declarations only, it is copied.
  const hasRules = node.nodes?.some((child) => child.type !== "decl");
  if (!hasRules && node.nodes?.length !== 0)
    return { kind: "text", text: node.nodes ? text : `${text};`, refersTo: references(text) };
  return { kind: "group", head: `@${node.name} ${node.params}`, inner: [...readOwn(node), ...readNodes(node)] };
}

/** Returns the value of a declaration of an at-rule, without quotation marks. */
function valueIn(node: AtRule, property: string): string | undefined {
  const found = node.nodes?.find((child) => child.type === "decl" && child.prop === property);
  return found?.type === "decl" ? found.value.replaceAll('"', "") : undefined;
}

/** Returns the declarations of an at-rule nested in a rule, which stand beside its rules. */
function readOwn(node: AtRule): StyleNode[] {
  return (node.nodes ?? []).flatMap((child): StyleNode[] =>
    child.type === "decl"
      ? [{ kind: "text", text: `${minify(child.toString())};`, refersTo: references(child.value) }]
      : [],
  );
}

/** Reads what a selector requires; what `:not()` excludes is not required. */
function readSelector(text: string): StyleSelector {
  const required = text.replace(/:not\([^)]*\)/g, "");
  return {
    text,
    requires: alternatives(required).map(readRequirement),
    edition: required.match(/\[data-edition="?(\w+)/)?.[1],
  };
}

function readRequirement(selector: string): Requirement {
  const names = Array.from(selector.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g), ([, name]) => name!);
  return {
    classes: names.map((name) => name.replace(/\\(.)/g, "$1")),
    elements: Array.from(withoutBrackets(selector).matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, name]) => name!),
    states: Array.from(selector.matchAll(/\[(disabled|aria-disabled|aria-invalid)\b/g), ([, name]) => name!),
  };
}

/** Returns a selector once for each combination of the alternatives in its lists: `a :is(b, c)` is `a b` or `a c`. */
function alternatives(selector: string): string[] {
  const list = selector.match(/:(?:is|where)\(/);
  if (!list) return [selector];
  const from = list.index! + list[0].length;
  const parts: string[] = [""];
  let depth = 1;
  let at = from;
  for (; at < selector.length && depth > 0; at++) {
    const letter = selector[at]!;
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (depth === 1 && letter === ",") parts.push("");
    else if (depth > 0) parts[parts.length - 1] += letter;
  }
  return parts.flatMap((part) => alternatives(selector.slice(0, list.index) + part.trim() + selector.slice(at)));
}

/** Returns the selector without everything in brackets, which leaves the names of elements. */
const withoutBrackets = (selector: string): string => {
  const inner = selector.replace(/\\./g, "").replace(/\[[^[\]]*\]|\([^()]*\)/g, "");
  return inner === selector ? inner : withoutBrackets(inner);
};

/** Removes the spaces after commas; a declaration with a string is left alone. */
const minify = (declaration: string): string =>
  declaration.includes('"') ? declaration : declaration.replaceAll(", ", ",");

const references = (value: string): string[] => Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
