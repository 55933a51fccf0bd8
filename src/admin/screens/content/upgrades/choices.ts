import type { UpgradeField } from "#publishing/upgrades/upgrade-contract.ts";
import { mergeTexts } from "../words/merge-texts.ts";

/** What holds in a field: the words of one side, or a text that joins both. */
export type UpgradeChoice = "edited" | "shipped" | { text: string };
export type UpgradeChoices = Readonly<Record<string, UpgradeChoice>>;

/** Returns the text with which merging begins; undefined for what is no text. */
export function mergedText({ base, shipped, edited }: UpgradeField): { text: string; isJoined: boolean } | undefined {
  if (typeof shipped !== "string" || typeof edited !== "string") return undefined;
  const joined = typeof base === "string" ? mergeTexts(base, edited, shipped) : undefined;
  return { text: joined ?? edited, isJoined: joined !== undefined };
}

/** Returns the body of the call that saves the choices. */
export function choicesBody(choices: UpgradeChoices): {
  choices: Record<string, "edited" | "shipped">;
  texts: Record<string, string>;
} {
  const body = { choices: {} as Record<string, "edited" | "shipped">, texts: {} as Record<string, string> };
  for (const [path, choice] of Object.entries(choices))
    if (typeof choice === "object") body.texts[path] = choice.text.trim();
    else body.choices[path] = choice;
  return body;
}
