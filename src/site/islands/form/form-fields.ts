type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads the current values of a form, also those that a browser filled in without an event: texts by name, checkboxes as
 * booleans, and groups of checkboxes (`name="products[]"`) as lists.
 */
export function readFields(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const control of form.elements) {
    if (!isControl(control) || !control.name) continue;
    const isTicked = control instanceof HTMLInputElement && control.checked;
    const group = control.name.endsWith("[]") ? control.name.slice(0, -2) : undefined;
    if (group) {
      const chosen = (values[group] as string[] | undefined) ?? [];
      values[group] = isTicked ? [...chosen, control.value] : chosen;
    } else if (control.type === "checkbox") values[control.name] = isTicked;
    else values[control.name] = control.value;
  }
  return values;
}

/** Puts values into the fields that are still empty, and ticks the checkboxes whose value is `true`. */
export function fillEmptyFields(form: HTMLFormElement | null, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name);
    if (!isControl(control)) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked ||= value === true;
    else if (typeof value === "string" && control.value === "") control.value = value;
  }
}

/** Replaces the text of a field as if it had been typed. */
export function typeText(form: HTMLFormElement | null, name: string, text: string): void {
  const control = form?.elements.namedItem(name);
  if (!isControl(control)) return;
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
