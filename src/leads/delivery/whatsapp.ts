/** Returns the address that opens a chat with an E.164 number, with a text to send when one is given. */
export function whatsAppUrl(number: string, text?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text ? `${address}?text=${encodeURIComponent(text.toWellFormed())}` : address;
}
