import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { eventContract } from "#growth/events/event-contract.ts";
import { subscriberContract } from "#growth/newsletter/readers/subscriber-contract.ts";
import { lineResults } from "#leads/import/import-states.ts";
import { leadContract } from "#leads/inbox/lead-contract.ts";
import { settingNames } from "#settings/settings-terms.ts";
import { invoiceContract } from "#shop/tax/invoice-contract.ts";
import { newBatch, newVoucher } from "#shop/vouchers/voucher-terms.ts";
import { locales } from "#text/locales.ts";

const experiment = ["name", "pages", "locales", "arms", "goal", "planned_visitors"];
const unrecorded = ["q", "cursor", "limit"];
const filtersOf = (call: { query: { shape: object } }) =>
  Object.keys(call.query.shape).filter((name) => !unrecorded.includes(name));

/** Fields whose names the code computes, by file, since no literal names them; a new such place is added here. */
const computed: Record<string, readonly string[]> = {
  "src/shop/vouchers/manage-vouchers.server.ts": Object.keys(newVoucher.shape),
  "src/shop/vouchers/voucher-batches.server.ts": Object.keys(newBatch.shape),
  "src/shop/orders/apply-event.server.ts": ["amount", "currency", "money", "refund", "proof", "from", "to"],
  "src/shop/decisions/decide-money.server.ts": ["kind", "outcome", "amount", "proof", "target"],
  "src/settings/settings.server.ts": settingNames,
  "src/seeds/seed-commands.server.ts": ["users", "leads", "orders"],
  "src/media/media-commands.server.ts": ["copied", "present", "removed"],
  "src/media/library/change-picture.server.ts": ["alt_id", "alt_en", "credit", "focal_x", "focal_y"],
  "src/leads/inbox/assign-in-turn.server.ts": ["takes_part", "products", "locales"],
  "src/leads/inbox/change-lead.server.ts": ["state", "owner_id"],
  "src/growth/newsletter/letters/change-letter.server.ts": ["due_at", "recipients"],
  "src/growth/experiments/desk/change-experiment.server.ts": experiment,
  "src/growth/campaigns/costs.server.ts": ["campaign", "source", "amount", "note", "first_day", "last_day", "period"],
  "src/growth/campaigns/links.server.ts": ["source", "medium", "campaign", "term", "path", "edition"],
  "src/desk/change-customer.server.ts": ["suspended", "sessions_ended", "product", "last_day"],
  "src/desk/people.server.ts": ["leads", "subscribers_ended"],
  "src/api/admin/events.ts": filtersOf(eventContract.export),
  "src/api/admin/leads.ts": filtersOf(leadContract.export),
  "src/api/admin/subscribers.ts": filtersOf(subscriberContract.export),
  "src/api/admin/invoices.ts": filtersOf(invoiceContract.list),
  "src/tasks/change-task.server.ts": ["state", "kind", "text", "due_at", "all_day", "assignee_id"],
  "src/leads/import/import-job.server.ts": lineResults,
  "src/leads/conversation/own-writing.server.ts": ["text", "template", "name", "subject", "body"],
  "src/leads/entry/enter-lead.server.ts": [
    "name",
    "company",
    "email",
    "phone",
    "industry",
    "job",
    "product",
    "message",
    "tags",
    "own_values",
    "locale",
    "origin_detail",
    "basis_note",
  ],
  "src/leads/entry/own-fields.server.ts": ["label", "choices", "kind", "retired"],
  // Account codes are named by the account that they are of.
  "src/shop/books/account-codes.server.ts": [],
  "src/leads/pipeline/close-reasons.server.ts": ["label_id", "label_en", "retired", "outcome"],
  "src/leads/inbox/views/saved-views.server.ts": ["name", "filters", "role", "view"],
  "src/shop/help/help-desk.server.ts": ["state", "owner_id"],
  "src/accounts/staff/invitations/invite-staff.server.ts": ["email", "role"],
  "src/accounts/login/complete-change.server.ts": ["two_factor", "passkeys"],
};

// The tree of swc has no types.
// biome-ignore lint/suspicious/noExplicitAny: as above
type Node = any;

/** What the calls of `recordChange` in a file name: fields of changes, actions, kinds, and expressions that name no field. */
function namesIn(path: string) {
  const fields = new Set<string>();
  const actions = new Set<string>();
  const kinds = new Set<string>();
  const unknown: string[] = [];
  const text = readFileSync(path);
  const tree: Node = parseSync(text.toString(), { syntax: "typescript", tsx: path.endsWith("x") });
  const declared = new Map<string, Node[]>();
  walk(tree, (node) => {
    if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init) return;
    declared.set(node.id.value, [...(declared.get(node.id.value) ?? []), node.init]);
  });

  /** Follows an expression to the objects that it may be. */
  function eachObject(node: Node, use: (properties: Node[]) => void): void {
    for (const { properties } of objectsOf(node)) use(properties);
  }
  function objectsOf(node: Node): Node[] {
    if (!node || ["NullLiteral", "BooleanLiteral"].includes(node.type) || node.value === "undefined") return [];
    if (node.type === "ObjectExpression") return [node];
    if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(objectsOf);
    if (node.type === "BinaryExpression") return objectsOf(node.right);
    if (node.type === "Identifier" && declared.has(node.value)) return declared.get(node.value)!.flatMap(objectsOf);
    if (node.expression) return objectsOf(node.expression);
    unknown.push(node.type === "Identifier" ? node.value : node.type);
    return [];
  }
  const readFields = (node: Node) =>
    eachObject(node, (properties) => {
      for (const property of properties) {
        if (property.type === "SpreadElement") readFields(property.arguments);
        else if (property.key?.type === "Computed") unknown.push("computed");
        else fields.add(property.key?.value ?? property.value);
      }
    });
  const readChange = (node: Node) =>
    eachObject(node, (properties) => {
      for (const property of properties) {
        const name = property.key?.value ?? property.value;
        // A shorthand `before` is the variable of that name.
        const value = property.type === "KeyValueProperty" ? property.value : property;
        if (property.type === "SpreadElement") readChange(property.arguments);
        else if (name === "before" || name === "after") readFields(value);
        else if (name === "action" && value.type === "StringLiteral") actions.add(value.value);
        else if (name === "object")
          eachObject(value, (parts) => {
            for (const part of parts)
              if (part.key?.value === "kind" && part.value.type === "StringLiteral") kinds.add(part.value.value);
          });
      }
    });
  walk(tree, (node) => {
    if (node.type === "CallExpression" && node.callee.value === "recordChange")
      readChange(node.arguments.at(-1).expression);
  });
  return { fields, actions, kinds, unknown };
}

function walk(node: Node, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node && typeof node === "object") {
    if (node.type) visit(node);
    for (const [name, part] of Object.entries(node)) if (name !== "span") walk(part, visit);
  }
}

const files = globSync("src/**/*.{ts,tsx}").filter((path) => !/\.test\.|record-change/.test(path));
const calling = files.filter((path) => /\brecordChange\(/.test(readFileSync(path).toString()));
const named = new Map(calling.map((path) => [path, namesIn(path)]));

test("every place whose fields are computed is listed", () => {
  const unlisted = [...named].filter(([path, { unknown }]) => unknown.length > 0 && !computed[path]);
  expect(unlisted.map(([path, { unknown }]) => `${path}: ${unknown}`)).toEqual([]);
  expect(calling.length).toBeGreaterThan(50);
});

test.each(locales)(
  "the audit log has words for every field, action and kind of object that the code names (%s)",
  (locale) => {
    const words = readSet(locale, "admin-audit");
    const all = [...named.values()];
    const fields = [...all.flatMap((each) => [...each.fields]), ...Object.values(computed).flat()];
    const missing = (names: readonly string[], known: object) =>
      [...new Set(names)].filter((name) => !(name in known)).sort();
    expect({
      fields: missing(fields, words.fields),
      actions: missing(
        all.flatMap((each) => [...each.actions]),
        words.actions,
      ),
      kinds: missing(
        all.flatMap((each) => [...each.kinds]),
        words.kinds,
      ),
    }).toEqual({ fields: [], actions: [], kinds: [] });
  },
);
