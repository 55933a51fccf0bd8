declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** Acts once the visitor sees the page: at once, or when a prerendered page is opened. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
