const name = "account:deletion-requested";

/** Says to the notice on the same page, an island of its own, that the account now waits to be deleted. */
export function announceDeletion(dueAt: string): void {
  dispatchEvent(new CustomEvent(name, { detail: dueAt }));
}

/** Calls back when it was requested on this page. Returns the way to stop. */
export function onDeletionRequested(listener: (dueAt: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail);
  addEventListener(name, listen);
  return () => removeEventListener(name, listen);
}
