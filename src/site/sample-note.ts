import { asSample } from "#content/fill-facts.ts";
import type { Facts } from "#content/kinds/shared/facts.ts";

/** The sentence of the layout that explains the square brackets around samples. */
const note = /<p data-samples[^<>]*>[^<]*<\/p>/;

/**
 * Returns the HTML of a page without the sentence about samples where its body shows none. What a page shows is known
 * only once it is rendered, so the layout writes the sentence into every page.
 */
export function keepSampleNote(html: string, facts: Facts): string {
  return showsSample(html.slice(html.indexOf("<body")), facts) ? html : html.replace(note, "");
}

/** Returns whether HTML contains the value of a sample in its brackets. */
function showsSample(html: string, facts: Facts): boolean {
  const samples = Object.values(facts)
    .filter(({ sample }) => sample)
    .map(({ value }) => escapeText(asSample(value)));
  for (let at = html.indexOf("["); at >= 0; at = html.indexOf("[", at + 1))
    if (samples.some((sample) => html.startsWith(sample, at))) return true;
  return false;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** Returns a text as React writes it. */
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
