import postcss, { type AtRule, type Container } from "postcss";

/** One declaration, with the variables its value refers to. */
interface StyleDeclaration {
  property: string;
  text: string;
  refersTo: string[];
}

/** A selector, with the classes and elements it requires; `v2` when only the v2 edition can match it. */
interface StyleSelector {
  text: string;
  classes: string[];
  elements: string[];
  /** Attributes it requires that only an island sets. */
  states: string[];
  v2: boolean;
}

/** A part of a parsed stylesheet; parsed once, the CSS of each page is assembled by look-ups. */
export type StyleNode =
  | { kind: "rule"; selectors: StyleSelector[]; declarations: StyleDeclaration[]; inner: StyleNode[] }
  | { kind: "group"; head: string; inner: StyleNode[] }
  | { kind: "property"; name: string; text: string }
  | { kind: "keyframes"; name: string; text: string; refersTo: string[] }
  | { kind: "text"; text: string; refersTo: string[] };

/** Parses a stylesheet. */
export function readStylesheet(css: string): StyleNode[] {
  const root = postcss.parse(css);
  // Every browser we support has color-mix(): its @supports blocks always apply, and the fallbacks before them go.
  root.walkAtRules("supports", (rule) => {
    if (!/color-mix/.test(rule.params) || rule.nodes?.some((child) => child.type !== "decl")) return;
    rule.each((child) => {
      if (child.type !== "decl") return;
      rule.parent?.each((other) => {
        if (other.type === "decl" && other.prop === child.prop) other.remove();
      });
    });
    rule.replaceWith(rule.nodes ?? []);
  });
  return readNodes(root);
}

function readNodes(container: Container): StyleNode[] {
  return (container.nodes ?? []).flatMap((node): StyleNode[] => {
    if (node.type === "rule") {
      return [
        {
          kind: "rule",
          selectors: node.selectors.map(readSelector),
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
  if (node.name === "property") return { kind: "property", name: node.params, text };
  if (node.name.endsWith("keyframes"))
    return { kind: "keyframes", name: node.params, text, refersTo: references(text) };
  // Without a body (@layer a, b;), or with one of declarations only (@font-face), it is copied.
  const hasRules = node.nodes?.some((child) => child.type !== "decl");
  if (!hasRules && node.nodes?.length !== 0)
    return { kind: "text", text: node.nodes ? text : `${text};`, refersTo: references(text) };
  return { kind: "group", head: `@${node.name} ${node.params}`, inner: readNodes(node) };
}

/** Reads what a selector requires; what `:not()` excludes is not required. */
function readSelector(text: string): StyleSelector {
  const required = text.replace(/:not\([^)]*\)/g, "");
  const names = Array.from(required.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g), ([, name]) => name!);
  return {
    text,
    classes: names.map((name) => name.replace(/\\(.)/g, "$1")),
    elements: Array.from(withoutBrackets(required).matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, name]) => name!),
    states: Array.from(required.matchAll(/\[(disabled|aria-disabled|aria-invalid)\b/g), ([, name]) => name!),
    v2: /\[data-edition=/.test(required),
  };
}

/** Returns the selector without everything in brackets, which leaves the names of elements. */
const withoutBrackets = (selector: string): string => {
  const inner = selector.replace(/\\./g, "").replace(/\[[^\]]*\]|\([^()]*\)/g, "");
  return inner === selector ? inner : withoutBrackets(inner);
};

/** Removes the spaces after commas; a declaration with a string is left alone. */
const minify = (declaration: string): string =>
  declaration.includes('"') ? declaration : declaration.replaceAll(", ", ",");

const references = (value: string): string[] => Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
