import { checkFacts } from "./facts.server.ts";
import type { Finding } from "./finding.ts";
import { checkLanguage } from "./language.server.ts";
import { checkLength } from "./length.server.ts";
import { findWrongLinks } from "./links.ts";
import { checkMeta } from "./meta.server.ts";
import { checkPlaceholders } from "./placeholders.server.ts";
import { checkSets } from "./sets.server.ts";
import { checkTerms } from "./terms.server.ts";
import { checkTranslations } from "./translations.server.ts";
import { allTexts } from "./walk.server.ts";

const checkLinks = (): Finding[] =>
  [...allTexts()].flatMap((text) =>
    findWrongLinks(text).map(({ link, problem }) => ({
      rule: "links" as const,
      ...text,
      message: `content/${text.locale}/${text.set}.json ${text.path} ${problem}: ${link}`,
    })),
  );

/** Every rule of the site's words, for the check of the files and for the parity board. */
export const contentChecks = [
  checkSets,
  checkPlaceholders,
  checkFacts,
  checkTranslations,
  checkMeta,
  checkLinks,
  checkLength,
  checkLanguage,
  checkTerms,
];
