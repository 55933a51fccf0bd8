/**
 * Returns the address that opens a chat with an E.164 number.
 * @param text a message that is ready to be sent
 */
export function whatsAppUrl(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, "")}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
