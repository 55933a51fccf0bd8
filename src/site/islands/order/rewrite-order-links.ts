/**
 * All orders share one page, made for the order `-`; its links to the same page in another language or edition are led to
 * the order that is shown.
 */
export function mendLinks(order: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/payment/-"]'))
    link.pathname = link.pathname.replace(/-$/, encodeURIComponent(order));
}
