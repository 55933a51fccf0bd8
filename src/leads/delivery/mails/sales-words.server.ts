import type { MailsSalesLeadsWords } from "#content/kinds/mails/mails-sales-leads.ts";
import { readSet } from "#content/read-set.server.ts";

/** Returns the words of mails to the sales team, which exist in Indonesian only. */
export function salesWords(): MailsSalesLeadsWords {
  return readSet("id", "mails-sales-leads");
}

/** Returns why a request may be spam, as part of a sentence. */
export function suspicionText(suspicion: string | null): string {
  const { suspicions } = salesWords();
  const texts: Record<string, string> = suspicions;
  return texts[suspicion ?? "other"] ?? suspicions.other;
}
