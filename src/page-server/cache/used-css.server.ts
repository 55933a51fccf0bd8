import { readStylesheet, type StyleNode } from "./stylesheet.server.ts";
import { resolveUtilityVariables } from "./utility-variables.server.ts";

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
