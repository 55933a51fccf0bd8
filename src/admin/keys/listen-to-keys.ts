import { keyGroups } from "./key-groups.ts";
import { keyName } from "./key-name.ts";

/** How long the second key of `g l` may take, in milliseconds. */
const sequenceTime = 1_200;

/** Dispatches key presses to the groups, the last registered first. Returns a cleanup function. */
export function listenToKeys(): () => void {
  let first: { key: string; at: number } | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = keyName(event);
    if (!name.startsWith("mod+") && isBusy(event)) return;
    const sequence = first && event.timeStamp - first.at < sequenceTime ? `${first.key} ${name}` : undefined;
    first = undefined;
    const run = (sequence ? find(sequence) : undefined) ?? find(name);
    if (run) {
      event.preventDefault();
      run();
    } else if (beginsSequence(name)) first = { key: name, at: event.timeStamp };
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

const find = (key: string) => keyGroups().findLast(({ keys }) => key in keys)?.keys[key];
const beginsSequence = (key: string) =>
  keyGroups().some(({ keys }) => Object.keys(keys).some((known) => known.startsWith(`${key} `)));

/** Returns whether somebody types, a dialog is open, or the pressed control has the key for itself. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (key === "Enter" || key === " ") return target.closest("a, button, summary, input, select, textarea") !== null;
  const typed = target.closest("input, select, textarea");
  return typed !== null && !(typed instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(typed.type));
}
