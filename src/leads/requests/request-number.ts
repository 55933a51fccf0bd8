/** The short number of a request, as mails and pages show it: the beginning of its id, which commands take as well. */
export function requestNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
