import postcss, { type AtRule, type Container, type Document } from "postcss";
import parseSelector, { type Node, type Container as SelectorContainer } from "postcss-selector-parser";

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
  const selector = parseSelector().astSync(text).first;
  let edition: string | undefined;
  selector.walkAttributes(({ attribute, value, parent }) => {
    if (attribute === "data-edition" && !isExcluded(parent)) edition ??= value;
  });
  return { text, requires: requirementsOf(selector.nodes), edition };
}

/** Pseudo-classes that match by a selector in their brackets. */
const lists = new Set([":is", ":where", ":has"]);
/** Attributes that only an island sets. */
const islandStates = new Set(["disabled", "aria-disabled", "aria-invalid"]);

/** Returns what the parts of a selector require, once for each combination of the alternatives in its lists. */
function requirementsOf(parts: readonly Node[]): Requirement[] {
  let requirements: Requirement[] = [{ classes: [], elements: [], states: [] }];
  for (const part of parts) {
    const alternatives = alternativesOf(part);
    if (!alternatives) continue;
    requirements = requirements.flatMap((before) =>
      alternatives.map((more) => ({
        classes: [...before.classes, ...more.classes],
        elements: [...before.elements, ...more.elements],
        states: [...before.states, ...more.states],
      })),
    );
  }
  return requirements;
}

/** Returns what one part requires, one of the alternatives; undefined where it requires nothing. */
function alternativesOf(part: Node): Requirement[] | undefined {
  if (part.type === "class") return [{ classes: [part.value], elements: [], states: [] }];
  if (part.type === "tag") return [{ classes: [], elements: [part.value], states: [] }];
  if (part.type === "attribute" && islandStates.has(part.attribute))
    return [{ classes: [], elements: [], states: [part.attribute] }];
  if (part.type !== "pseudo" || !lists.has(part.value)) return undefined;
  return part.nodes.flatMap(({ nodes }) => requirementsOf(nodes));
}

/** Returns whether something stands in `:not()`, at any depth. */
const isExcluded = (node: SelectorContainer | undefined): boolean =>
  node !== undefined && ((node.type === "pseudo" && node.value === ":not") || isExcluded(node.parent));

/** Removes the spaces after commas; a declaration with a string is left alone. */
const minify = (declaration: string): string =>
  declaration.includes('"') ? declaration : declaration.replaceAll(", ", ",");

const references = (value: string): string[] => Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
