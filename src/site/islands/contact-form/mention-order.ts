/** The order that an address's query names; null when there is none, or nothing that looks like one of ours. */
export function orderIn(search: string): string | null {
  const order = new URLSearchParams(search).get("order") ?? "";
  return /^ORD-\d{6}-\d{6,12}$/.test(order) ? order : null;
}

/** The message with the order named first; what was written already stays, and an order is named once. */
export function mentionOrder(message: string, order: string, about: string): string {
  if (message.includes(order)) return message;
  return `${about.replace("{order}", order)}\n${message}`;
}
