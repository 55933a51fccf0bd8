/** `+622150001234` -> `+62 21 5000 1234`, as people read it. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+62(2[124]|31|61|\d{3})(\d{4})(\d+)$/, "+62 $1 $2 $3");
}
