import { readStylesheet, type StyleNode } from "./stylesheet.server.ts";

type Rule = Extract<StyleNode, { kind: "rule" }>;
type Declaration = Rule["declarations"][number];

const reference = /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g;

/**
 * Replaces the variables of Tailwind's utilities by their values where no other rule of the page sets them. A page has few
 * utilities that work together, and each variable that remains needs its registration and a fallback for older browsers.
 */
function resolveUtilityVariables(nodes: StyleNode[]): StyleNode[] {
  const initial = new Map(nodes.flatMap((node) => (node.kind === "property" ? [[node.name, node.initial]] : [])));
  const setters = findSetters(nodes);

  function resolve(declaration: Declaration, rule: Rule): Declaration[] {
    if (!declaration.text.includes("var(--tw-") || declaration.property.startsWith("--")) return [declaration];
    const own = new Map(rule.declarations.map((set) => [set.property, readValue(set)]));
    const resolveValue = (text: string): string =>
      text.replace(reference, (whole, name: string, fallback?: string) => {
        const others = setters.get(name) ?? [];
        // A utility that only sets the variable changes another one's property.
        const isShared = others.some(({ declarations }) => !declarations.some(has(declaration.property)));
        if (isShared || (others.length > 0 && !own.has(name))) return whole;
        const value = own.get(name) ?? fallback ?? initial.get(name);
        return value === undefined ? whole : resolveValue(value);
      });
    const value = resolveValue(readValue(declaration)).replaceAll("0 0 #0000,", "").replace(/\s+/g, " ").trim();
    if (value === "") return [];
    const refersTo = declaration.refersTo.filter((name) => value.includes(`var(${name}`));
    return [{ ...declaration, refersTo, text: `${declaration.property}:${value}` }];
  }

  const resolveIn = (node: StyleNode): StyleNode => {
    if (node.kind === "group") return { ...node, inner: node.inner.map(resolveIn) };
    if (node.kind !== "rule") return node;
    const declarations = node.declarations.flatMap((declaration) => resolve(declaration, node));
    return { ...node, declarations, inner: node.inner.map(resolveIn) };
  };
  return nodes.map(resolveIn);
}

const readValue = ({ property, text }: Declaration): string => text.slice(property.length + 1).trim();
const has = (name: string) => (declaration: Declaration) => declaration.property === name;

/** Returns the rules that set each variable; the values for browsers without registered properties do not count. */
function findSetters(nodes: StyleNode[]): Map<string, Rule[]> {
  const setters = new Map<string, Rule[]>();
  const visit = (node: StyleNode) => {
    if (node.kind === "group" && node.head !== "@layer properties") node.inner.forEach(visit);
    if (node.kind !== "rule") return;
    for (const { property } of node.declarations)
      if (property.startsWith("--tw-")) setters.set(property, [...(setters.get(property) ?? []), node]);
    node.inner.forEach(visit);
  };
  nodes.forEach(visit);
  return setters;
}

interface Page {
  classes: Set<string>;
  elements: Set<string>;
  html: string;
  editions: Set<string>;
}

/**
 * Creates the function that reduces a stylesheet to what one page's HTML can use, so that the page paints from its
 * first bytes. The whole sheet is loaded later, and only where an island is hydrated and may need more.
 * @param later a stylesheet that every page requests itself, and whose variables it needs
 */
export function createUsedCss(stylesheet: string, later = ""): (html: string) => string {
  const laterVariables = referencesIn(later);
  const nodes = readStylesheet(stylesheet);
  const faces = nodes.filter((node) => node.kind === "face");
  return (html) => {
    const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list]) => unescapeHtml(list!).split(/\s+/));
    const page: Page = {
      classes: new Set(lists.flat()),
      elements: new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name]) => name!)),
      html,
      // A section can be drawn as the other edition has it.
      editions: new Set(Array.from(html.matchAll(/ data-edition="(\w+)"/g), ([, edition]) => edition!)),
    };
    const used = resolveUtilityVariables(selectUsed(nodes, page));
    const definitions = usedDefinitions(used, [...referencesIn(html), ...laterVariables]);
    const css = write(used, definitions);
    const shown = faces.filter(({ family }) => css.includes(family));
    return css + shown.map(({ text }) => text).join("");
  };
}

const referencesIn = (text: string) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!);
const unescapeHtml = (value: string) =>
  value.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

/** Returns the nodes that can match something in the page: everything that a selector requires must be there. */
function selectUsed(nodes: StyleNode[], page: Page): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === "group") {
      const inner = selectUsed(node.inner, page);
      return inner.length > 0 ? [{ ...node, inner }] : [];
    }
    if (node.kind !== "rule") return [node];
    const selectors = node.selectors.filter(
      ({ edition, requires }) =>
        (edition === undefined || page.editions.has(edition)) &&
        requires.some(
          ({ classes, elements, states }) =>
            classes.every((name) => page.classes.has(name)) &&
            elements.every((name) => page.elements.has(name)) &&
            states.every((name) => page.html.includes(` ${name}=`)),
        ),
    );
    return selectors.length > 0 ? [{ ...node, selectors, inner: selectUsed(node.inner, page) }] : [];
  });
}

/** Returns the variables and keyframes that the selected nodes refer to, and `from`, directly or through other variables. */
function usedDefinitions(nodes: StyleNode[], from: readonly string[]): Set<string> {
  const definitions = new Map<string, string[]>();
  const referenced = [...from];
  let animations = "";
  const shorthands = new Map<string, string>();
  const visit = (node: StyleNode) => {
    if (node.kind === "text") referenced.push(...node.refersTo);
    if (node.kind === "keyframes") definitions.set(`@${node.name}`, node.refersTo);
    if (node.kind === "group") node.inner.forEach(visit);
    if (node.kind !== "rule") return;
    node.inner.forEach(visit);
    for (const { property, text, refersTo } of node.declarations) {
      if (property.startsWith("--")) definitions.set(property, [...(definitions.get(property) ?? []), ...refersTo]);
      else referenced.push(...refersTo);
      if (property.startsWith("animation")) animations += ` ${text}`;
      if (property.startsWith("--animate")) shorthands.set(property, ` ${text}`);
    }
  };
  nodes.forEach(visit);
  for (const name of definitions.keys()) {
    if (!name.startsWith("@")) continue;
    const named = new RegExp(`[\\s:,]${name.slice(1)}\\b`);
    if (named.test(animations)) referenced.push(name);
    for (const [property, text] of shorthands) if (named.test(text)) definitions.get(property)!.push(name);
  }
  const used = new Set<string>();
  for (let name = referenced.pop(); name !== undefined; name = referenced.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    referenced.push(...(definitions.get(name) ?? []));
  }
  return used;
}

function write(nodes: StyleNode[], used: Set<string>): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "face") return "";
      if (node.kind === "property") return used.has(node.name) ? node.text : "";
      if (node.kind === "keyframes") return used.has(`@${node.name}`) ? node.text : "";
      const inner = write(node.inner, used);
      if (node.kind === "group") return inner && `${node.head}{${inner}}`;
      const own = node.declarations.filter(({ property }) => !property.startsWith("--") || used.has(property));
      const body = own.map(({ text }) => text).join(";") + (own.length > 0 && inner ? ";" : "") + inner;
      return body && `${node.selectors.map(({ text }) => text).join(",")}{${body}}`;
    })
    .join("");
}
