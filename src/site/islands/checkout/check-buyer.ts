import { type Buyer, buyer } from "#shop/orders/buyer.ts";

interface Issue {
  path: PropertyKey[];
  message: string;
  /** What the words fill in as `{limit}`: the longest length, or the characters that an invoice cannot print. */
  maximum?: unknown;
}

/** Checks what was typed by the same rules as the server; the messages are codes of the form's words. */
export function checkBuyer(
  typed: unknown,
): { success: true; data: Buyer } | { success: false; error: { issues: Issue[] } } {
  const result = buyer.safeParse(typed);
  if (result.success) return { success: true, data: result.data };
  return { success: false, error: { issues: result.error.issues.map(toIssue) } };
}

function toIssue(found: { path: PropertyKey[]; message: string; maximum?: unknown; params?: object }): Issue {
  const { path, message, maximum, params } = found;
  if (message !== "invalid_characters") return { path, message, maximum };
  const { characters } = params as { characters: string };
  return { path, message: "not_printable", maximum: characters };
}
