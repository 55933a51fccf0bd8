const forms = new Set<() => boolean>();

/** Adds a form by the function that says whether it has unsaved changes. Returns a function that removes it. */
export function registerForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => void forms.delete(isUnsaved);
}

/** Returns whether any form that is shown has changes that are not saved. */
export function hasUnsavedForm(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}
