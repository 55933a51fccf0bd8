/** Runs in the page: does to it what a translating browser does. Each text node, now and later, becomes two nested elements. */
export function translatePage(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, template, [translate=no], font")) continue;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild!.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.parentNode) wrap(node.parentNode);
  }).observe(document.body, { childList: true, subtree: true });
}
