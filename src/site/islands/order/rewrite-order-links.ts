/**
 * Points the links to the same page in another language or edition at the order that is shown: all orders share one page,
 * rendered for the order `-`.
 */
export function rewriteOrderLinks(order: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/payment/-"]'))
    link.pathname = link.pathname.replace(/-$/, encodeURIComponent(order));
}
