import { readStylesheet, type StyleNode } from "./stylesheet.server.ts";

interface Page {
  classes: Set<string>;
  elements: Set<string>;
  html: string;
  v2: boolean;
}

/**
 * Cuts a stylesheet down to what one page's HTML can use, so that the page paints from its first bytes. The whole sheet
 * is loaded later, only where an island wakes and may need more.
 */
export function createUsedCss(stylesheet: string): (html: string) => string {
  // Tailwind's border utilities go through a registered property whose only value that counts is this one.
  const nodes = readStylesheet(stylesheet.replaceAll("var(--tw-border-style)", "solid"));
  return (html) => {
    const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list]) => unescapeHtml(list!).split(/\s+/));
    const page: Page = {
      classes: new Set(lists.flat()),
      elements: new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name]) => name!)),
      html,
      v2: /<html[^>]*data-edition="v2"/.test(html),
    };
    const used = keepUsed(nodes, page);
    const definitions = usedDefinitions(used, html);
    return write(used, definitions);
  };
}

const unescapeHtml = (value: string) =>
  value.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

/** The nodes that can match something in the page; a selector needs all that it names to stand there. */
function keepUsed(nodes: StyleNode[], page: Page): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === "group") {
      const inner = keepUsed(node.inner, page);
      return inner.length > 0 ? [{ ...node, inner }] : [];
    }
    if (node.kind !== "rule") return [node];
    const selectors = node.selectors.filter(
      (it) =>
        (page.v2 || !it.v2) &&
        it.classes.every((name) => page.classes.has(name)) &&
        it.elements.every((name) => page.elements.has(name)) &&
        it.states.every((name) => page.html.includes(` ${name}=`)),
    );
    return selectors.length > 0 ? [{ ...node, selectors, inner: keepUsed(node.inner, page) }] : [];
  });
}

/** Variables and keyframes that something kept refers to, directly or through other variables. */
function usedDefinitions(nodes: StyleNode[], html: string): Set<string> {
  const definitions = new Map<string, string[]>();
  const wanted: string[] = Array.from(html.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!);
  let animations = "";
  const shorthands = new Map<string, string>();
  const visit = (node: StyleNode) => {
    if (node.kind === "text") wanted.push(...node.refersTo);
    if (node.kind === "keyframes") definitions.set(`@${node.name}`, node.refersTo);
    if (node.kind === "group") node.inner.forEach(visit);
    if (node.kind !== "rule") return;
    node.inner.forEach(visit);
    for (const { property, text, refersTo } of node.declarations) {
      if (property.startsWith("--")) definitions.set(property, [...(definitions.get(property) ?? []), ...refersTo]);
      else wanted.push(...refersTo);
      if (property.startsWith("animation")) animations += ` ${text}`;
      if (property.startsWith("--animate")) shorthands.set(property, ` ${text}`);
    }
  };
  nodes.forEach(visit);
  for (const name of definitions.keys()) {
    if (!name.startsWith("@")) continue;
    const named = new RegExp(`[\\s:,]${name.slice(1)}\\b`);
    if (named.test(animations)) wanted.push(name);
    for (const [property, text] of shorthands) if (named.test(text)) definitions.get(property)!.push(name);
  }
  const used = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    wanted.push(...(definitions.get(name) ?? []));
  }
  return used;
}

function write(nodes: StyleNode[], used: Set<string>): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "property") return used.has(node.name) ? node.text : "";
      if (node.kind === "keyframes") return used.has(`@${node.name}`) ? node.text : "";
      const inner = write(node.inner, used);
      if (node.kind === "group") return inner && `${node.head}{${inner}}`;
      const own = node.declarations.filter((it) => !it.property.startsWith("--") || used.has(it.property));
      const body = own.map((it) => it.text).join(";") + (own.length > 0 && inner ? ";" : "") + inner;
      return body && `${node.selectors.map((it) => it.text).join(",")}{${body}}`;
    })
    .join("");
}
