/**
 * Lets the browser render a page whose link is about to be pressed. The rules come once this page is there: named in a
 * header, their fetch would begin before its first paint.
 */
export async function speculate(): Promise<void> {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const answer = await fetch("/speculation-rules.json").catch(() => undefined);
  if (!answer?.ok) return;
  const textContent = await answer.text();
  document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules", textContent }));
}
