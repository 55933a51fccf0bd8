/** Returns the order number in a query, or null when there is none or it is malformed. */
export function orderIn(search: string): string | null {
  const order = new URLSearchParams(search).get("order") ?? "";
  return /^ORD-\d{6}-\d{6,12}$/.test(order) ? order : null;
}

/** Returns the message with the order mentioned first, unless it mentions the order already. */
export function mentionOrder(message: string, order: string, about: string): string {
  if (message.includes(order)) return message;
  return `${about.replace("{order}", order)}\n${message}`;
}
