/** Returns whether a text is prose, not an address, id, date or code. */
export function isProse({ path, value }: { path: string; value: string }): boolean {
  if (
    /(^|\.)(href|id|slug|code|language|lang|version|date|day|starts|ends|email|phone|product|industry|tier|job|kind|topic|city|npwp)(\[\d+\])?$/.test(
      path,
    )
  )
    return false;
  return /\s/.test(value) && !/^(https?:|\/|mailto:)/.test(value);
}
