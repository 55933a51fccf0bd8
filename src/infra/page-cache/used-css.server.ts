import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from "postcss";

/**
 * Cuts a stylesheet down to what one page's HTML can use, so that the page paints from its first bytes. The whole sheet
 * is loaded later, only where an island wakes and may need more.
 */
export function createUsedCss(stylesheet: string): (html: string) => string {
  const sheet = postcss.parse(stylesheet);
  return (html) => {
    const classes = new Set(
      Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list]) => decode(list!).split(/\s+/)).flat(),
    );
    const v2 = /<html[^>]*data-edition="v2"/.test(html);
    const root = sheet.clone();
    keepUsedRules(root, (selector) => isUsed(selector, classes, v2));
    keepUsedDefinitions(root, html);
    return root.toString();
  };
}

const decode = (value: string) => value.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&#x27;", "'");

function keepUsedRules(container: Container, used: (selector: string) => boolean): void {
  container.each((node: ChildNode) => {
    if (node.type === "comment") return void node.remove();
    if (node.type === "rule") {
      const selectors = (node as Rule).selectors.filter(used);
      if (selectors.length === 0) return void node.remove();
      (node as Rule).selectors = selectors;
      // Nested rules (&:hover, @media inside a rule) go through the same sieve, relative to a parent that is kept.
      keepUsedRules(node as Rule, used);
      if ((node as Rule).nodes.length === 0) node.remove();
    } else if (node.type === "atrule" && (node as AtRule).nodes) {
      const { name } = node as AtRule;
      if (name === "font-face" || name === "property" || name.endsWith("keyframes")) return;
      keepUsedRules(node as AtRule, used);
      if ((node as AtRule).nodes?.length === 0) node.remove();
    }
  });
}

/** A selector can match when every class it asks for stands in the page; what `:not()` excludes is not asked for. */
function isUsed(selector: string, classes: Set<string>, v2: boolean): boolean {
  if (!v2 && selector.includes("[data-edition=")) return false;
  const asked = selector.replace(/:not\([^)]*\)/g, "");
  for (const [, name] of asked.matchAll(/\.((?:\\.|[\w-]|[^\x00-\x7f])+)/g)) {
    if (!classes.has(name!.replace(/\\(.)/g, "$1"))) return false;
  }
  return true;
}

/** Drops variables, registered properties and keyframes that nothing kept refers to, until no more can go. */
function keepUsedDefinitions(root: Root, html: string): void {
  let before = -1;
  for (let size = root.toString().length; size !== before; size = root.toString().length) {
    before = size;
    const text = root.toString();
    const referred = new Set(Array.from(`${text}${html}`.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!));
    root.walkAtRules((rule) => {
      if (rule.name === "property" && !referred.has(rule.params)) rule.remove();
      if (rule.name.endsWith("keyframes") && !new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text))
        rule.remove();
    });
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (referred.has(declaration.prop)) return;
      const parent = declaration.parent as Container;
      declaration.remove();
      if (parent.nodes?.length === 0) parent.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0 && rule.name !== "layer") rule.remove();
    });
  }
}
