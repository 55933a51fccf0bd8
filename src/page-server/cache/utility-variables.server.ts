import type { StyleNode } from "./stylesheet.server.ts";

type Rule = Extract<StyleNode, { kind: "rule" }>;
type Declaration = Rule["declarations"][number];

const reference = /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g;

/**
 * Replaces the variables of Tailwind's utilities by their values where no other rule of the page sets them. A page has few
 * utilities that work together, and each variable that remains needs its registration and a fallback for older browsers.
 */
export function resolveUtilityVariables(nodes: StyleNode[]): StyleNode[] {
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
