import postcss, { type AtRule, type Container } from "postcss";

/** One declaration, with the variables its value refers to. */
export interface StyleDeclaration {
  property: string;
  text: string;
  refersTo: string[];
}

/** A selector, with the classes it asks for; `v2` when only the next design can match it. */
export interface StyleSelector {
  text: string;
  classes: string[];
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
  return readNodes(postcss.parse(css));
}

function readNodes(container: Container): StyleNode[] {
  return (container.nodes ?? []).flatMap((node): StyleNode[] => {
    if (node.type === "rule") {
      return [
        {
          kind: "rule",
          selectors: node.selectors.map(readSelector),
          declarations: node.nodes.flatMap((it) =>
            it.type === "decl" ? [{ property: it.prop, text: it.toString(), refersTo: references(it.value) }] : [],
          ),
          inner: readNodes(node).filter((it) => it.kind !== "text"),
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
    v2: /\[data-edition=/.test(asked),
  };
}

const references = (value: string): string[] => Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
