const name = "account:deletion-requested";

/** Notifies the notice on the same page, an island of its own, that a deletion was requested. */
export function announceDeletion(dueAt: string): void {
  dispatchEvent(new CustomEvent(name, { detail: dueAt }));
}

/** Calls back when a deletion is requested on this page. Returns an unsubscribe function. */
export function onDeletionRequested(listener: (dueAt: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail);
  addEventListener(name, listen);
  return () => removeEventListener(name, listen);
}
