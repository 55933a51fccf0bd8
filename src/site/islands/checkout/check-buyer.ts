import type { Buyer, buyer } from "#shop/orders/buyer.ts";

type BuyerRules = typeof buyer;

let loading: Promise<BuyerRules | undefined> | undefined;

/**
 * Loads the rules of a buyer with the schema library, a quarter of the checkout's bytes, once its fields are shown.
 * Returns undefined if they cannot be loaded: then everything passes, and the server decides.
 */
export function loadBuyerRules(): Promise<BuyerRules | undefined> {
  loading ??= import("#shop/orders/buyer.ts").then(
    ({ buyer }) => buyer,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

interface Issue {
  path: PropertyKey[];
  message: string;
  /** What the words fill in as `{limit}`: the longest length, or the characters that an invoice cannot print. */
  maximum?: unknown;
}

type Checked = { success: true; data: Buyer } | { success: false; error: { issues: Issue[] } };

/** Checks what was typed by the same rules as the server; the messages are codes of the form's words. */
export async function checkBuyer(typed: Record<string, unknown>): Promise<Checked> {
  const rules = await loadBuyerRules();
  if (!rules) return { success: true, data: typed as unknown as Buyer };
  const result = rules.safeParse(typed);
  if (result.success) return { success: true, data: result.data };
  return { success: false, error: { issues: result.error.issues.map(toIssue) } };
}

function toIssue(found: {
  path: PropertyKey[];
  message: string;
  maximum?: unknown;
  params?: object | undefined;
}): Issue {
  const { path, message, maximum, params } = found;
  if (message !== "invalid_characters") return { path, message, maximum };
  const { characters } = params as { characters: string };
  return { path, message: "not_printable", maximum: characters };
}
