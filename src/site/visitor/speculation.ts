/**
 * Adds the speculation rules, by which the browser renders a page before its link is pressed. Fetched after this page
 * has loaded: named in a header, their fetch would begin before its first paint.
 */
export async function addSpeculationRules(): Promise<void> {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const response = await fetch("/speculation-rules.json").catch(() => undefined);
  if (!response?.ok) return;
  const textContent = await response.text();
  document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules", textContent }));
}
