/** Returns a phone number in E.164 with spaces: `+622150001234` -> `+62 21 5000 1234`. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+62(2[124]|31|61|\d{3})(\d{4})(\d+)$/, "+62 $1 $2 $3");
}
