/** Returns the address that opens a chat with an E.164 number. */
export function whatsAppUrl(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}`;
}
