/** Returns the short number of a request, as mails and pages show it: the beginning of its id, which commands accept too. */
export function requestNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
