import { plainText } from "#text/plain-text.ts";
import type { PageData } from "../page.server.ts";
import type { PackageOffer } from "../site-services.ts";
import { productPart } from "./offer-parts.ts";

/** Returns what a page's own words add to its JSON-LD: its questions, and offers where packages are sold. */
export function structuredParts(page: PageData): object[] {
  const { words, extra } = page;
  const parts: object[] = [];
  const questions = (words as { questions?: { items: { question: string; answer: string }[] } }).questions;
  if (questions)
    parts.push({
      "@type": "FAQPage",
      mainEntity: questions.items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
    });
  const { packages, structured } = (extra ?? {}) as { packages?: PackageOffer[]; structured?: object[] };
  if (packages?.length && "name" in words) parts.push(productPart(words.name as string, packages, page));
  return [...parts, ...(structured ?? [])];
}
