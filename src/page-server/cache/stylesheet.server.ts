import postcss, { type AtRule, type Container } from "postcss";

/** One declaration, with the variables its value refers to. */
export interface StyleDeclaration {
  property: string;
  text: string;
  refersTo: string[];
}

/** A selector, with the classes and elements it asks for; `v2` when only the next design can match it. */
export interface StyleSelector {
  text: string;
  classes: string[];
  elements: string[];
  /** Attributes that only an island sets. */
  states: string[];
  v2: boolean;
}

/** A stylesheet taken apart once, so that the part a page uses can be put together by look-ups alone. */
export type StyleNode =
  | { kind: "rule"; selectors: StyleSelector[]; declarations: StyleDeclaration[]; inner: StyleNode[] }
  | { kind: "group"; head: string; inner: StyleNode[] }
  | { kind: "property"; name: string; text: string }
  | { kind: "keyframes"; name: string; text: string; refersTo: string[] }
  | { kind: "text"; text: string; refersTo: string[] };

export function readStylesheet(css: string): StyleNode[] {
  const root = postcss.parse(css);
  // Every browser that we build for mixes colours: the question is taken for answered, its fallback left out.
  root.walkAtRules("supports", (rule) => {
    if (!/color-mix/.test(rule.params) || rule.nodes?.some((it) => it.type !== "decl")) return;
    rule.each((it) => {
      if (it.type !== "decl") return;
      rule.parent?.each((other) => {
        if (other.type === "decl" && other.prop === it.prop) other.remove();
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
          declarations: node.nodes.flatMap((it) =>
            it.type === "decl"
              ? [{ property: it.prop, text: tighten(it.toString()), refersTo: references(it.value) }]
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
  // Without a body (@layer a, b;), or with one that holds no rules (@font-face), it stays as it is.
  const holdsRules = node.nodes?.some((it) => it.type !== "decl");
  if (!holdsRules && node.nodes?.length !== 0)
    return { kind: "text", text: node.nodes ? text : `${text};`, refersTo: references(text) };
  return { kind: "group", head: `@${node.name} ${node.params}`, inner: readNodes(node) };
}

/** What `:not()` excludes is not asked for. */
function readSelector(text: string): StyleSelector {
  const asked = text.replace(/:not\([^)]*\)/g, "");
  const names = Array.from(asked.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g), ([, name]) => name!);
  return {
    text,
    classes: names.map((name) => name.replace(/\\(.)/g, "$1")),
    elements: Array.from(bare(asked).matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, name]) => name!),
    states: Array.from(asked.matchAll(/\[(disabled|aria-disabled|aria-invalid)\b/g), ([, name]) => name!),
    v2: /\[data-edition=/.test(asked),
  };
}

/** The selector without what stands in brackets: what is asked of elements by name is left. */
const bare = (selector: string): string => {
  const inner = selector.replace(/\\./g, "").replace(/\[[^\]]*\]|\([^()]*\)/g, "");
  return inner === selector ? inner : bare(inner);
};

/** Spaces after commas outside of strings say nothing. */
const tighten = (declaration: string): string =>
  declaration.includes('"') ? declaration : declaration.replaceAll(", ", ",");

const references = (value: string): string[] => Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
