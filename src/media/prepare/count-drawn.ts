import type { XastElement } from "svgo";

/**
 * Returns the number of elements of a drawing when each reference to another part of it (`href`, `url(#...)`, a class whose
 * rule refers to one) is replaced by that part: a few lines that refer to each other twice can mean millions, on which
 * whatever draws them would work for hours. A reference to itself counts as nothing, as nothing is drawn for it.
 */
export function countDrawn(root: XastElement): number {
  const byId = new Map<string, XastElement>();
  const styles: string[] = [];
  const collect = (node: XastElement) => {
    if (node.attributes.id) byId.set(node.attributes.id, node);
    if (node.name === "style")
      styles.push(node.children.map((child) => ("value" in child ? child.value : "")).join(""));
    for (const child of node.children) if (child.type === "element") collect(child);
  };
  collect(root);
  const byClass = referencesByClass(styles.join("\n"));
  const counts = new Map<XastElement, number>();

  function count(node: XastElement): number {
    const known = counts.get(node);
    if (known !== undefined) return known;
    counts.set(node, 0);
    const classes = node.attributes.class?.split(/\s+/) ?? [];
    const referred = [
      ...Object.entries(node.attributes).flatMap(([name, value]) =>
        /^(xlink:)?href$/.test(name) ? [value.slice(1)] : referencesIn(value),
      ),
      ...classes.flatMap((name) => byClass.get(name) ?? []),
    ].flatMap((id) => byId.get(id) ?? []);
    const parts = node.children.filter((child) => child.type === "element");
    const sum = [...parts, ...referred].reduce((all, part) => all + count(part), 1);
    counts.set(node, sum);
    return sum;
  }
  return count(root);
}

const referencesIn = (style: string): string[] =>
  Array.from(style.matchAll(/url\(\s*["']?#([^"'()\s]+)/gi), ([, id]) => id!);

/** Returns the parts to which the rules of a style sheet refer, by the classes in their selectors. */
function referencesByClass(sheet: string): Map<string, string[]> {
  const byClass = new Map<string, string[]>();
  for (const [, selector = "", declarations = ""] of sheet.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)) {
    const references = referencesIn(declarations);
    if (references.length === 0) continue;
    for (const [, name] of selector.matchAll(/\.([\w-]+)/g))
      byClass.set(name!, [...(byClass.get(name!) ?? []), ...references]);
  }
  return byClass;
}
