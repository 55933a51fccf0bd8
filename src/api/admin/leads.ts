import { staffRoles } from "#accounts/staff/permissions.ts";
import {
  leadFileRows,
  mayOwn,
  possibleOwners,
  readOwners,
  similarLeads,
  viewLead,
  viewLeadRows,
} from "#desk/leads.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { editLead, enterLead } from "#leads/entry/enter-lead.server.ts";
import { addOwnField, changeOwnField, listOwnFields, type RefusedValue } from "#leads/entry/own-fields.server.ts";
import { listTags } from "#leads/entry/tags.server.ts";
import { assignInTurn, saveTurn } from "#leads/inbox/assign-in-turn.server.ts";
import { isShared, saveSharing } from "#leads/inbox/assign-on-arrival.server.ts";
import { changeLead } from "#leads/inbox/change-lead.server.ts";
import { changeLeads, undoChanges } from "#leads/inbox/change-leads.server.ts";
import { leadTable } from "#leads/inbox/lead-columns.server.ts";
import { leadContract } from "#leads/inbox/lead-contract.ts";
import { countLeads, listLeads } from "#leads/inbox/list-leads.server.ts";
import { readChoices } from "#leads/inbox/read-lead.server.ts";
import { deleteView, listViews, saveView, setFirstView, shareView } from "#leads/inbox/views/saved-views.server.ts";
import { isReasonOf } from "#leads/pipeline/close-reasons.server.ts";
import { isClosed } from "#leads/pipeline/deal.ts";
import { linkOrder, saveDeal, unlinkOrder } from "#leads/pipeline/save-deal.server.ts";
import { findOrderNumber } from "#shop/orders/orders-of-people.server.ts";
import { findPackage } from "#shop/packages/packages-store.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { refused, serve } from "../http/serve.ts";
import { requireRecentFactor } from "./guard-admin.ts";

/** People whose data may be exported without giving the second factor again. */
const mostWithoutConfirmation = 1000;

/** The inbox of leads: list, changes, saved views, and who is assigned leads in turn. */
export function leads(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  serve(api, leadContract, {
    list: async ({ query: { cursor, limit, sort, direction, ...filter }, staff }) => {
      const request = { filter, order: { sort, direction }, cursor, limit, me: staff.user.id, now: now() };
      const page = await listLeads(db, request);
      return { rows: await viewLeadRows(db, page.rows), next: page.next, meta: { corrected: page.corrected ?? [] } };
    },
    choices: ({ query }) => readChoices(db, query.lang),
    export: async ({ query: { sort, direction, ...filter }, staff, request }) => {
      const list = { filter, order: { sort, direction }, me: staff.user.id, now: now() };
      const total = await countLeads(db, list);
      if (total > mostWithoutConfirmation) await requireRecentFactor(deps, request);
      // Recorded before the first row is sent: who has part of the file has it too.
      const { q, ...recorded } = filter;
      const exported = { ...recorded, ...(q && { search: true }), leads: total };
      await db.transaction().execute((trx) =>
        recordChange(trx, staff.actor, now(), {
          action: "lead.exported",
          object: { kind: "leads", id: "export" },
          after: exported,
        }),
      );
      const fields = await listOwnFields(db);
      const locale = preferredLocale(request.headers["accept-language"]);
      const rows = leadFileRows(db, list, fields, locale);
      return { name: `leads-${jakartaDay(now())}`, columns: leadTable(fields, locale), rows, total };
    },
    bulk: async ({ body, staff }) => {
      if ("undo" in body) return undoChanges(body.undo, staff.actor, deps);
      const { leads: selected, ...change } = body;
      if (!(await mayOwn(db, change.owner_id))) return refused("unknown_owner");
      const { state = "new", reason_id } = change;
      if (reason_id != null && !(isClosed(state) && (await isReasonOf(db, reason_id, state))))
        return refused("unknown_reason");
      return changeLeads(selected, change, staff.actor, deps);
    },
    assignInTurn: async ({ body, staff }) => {
      const outcome = await assignInTurn(body.leads, await possibleOwners(db), staff.actor, deps);
      const nobody = outcome.changed.length === 0 && outcome.skipped.some(({ code }) => code === "not_allowed");
      return nobody ? refused("nobody_in_turn") : outcome;
    },
    views: ({ staff }) => listViews(db, staff.user.id),
    saveView: async ({ body, staff }) =>
      (await saveView({ ...deps, actor: staff.actor }, staff.user.id, body)) ?? refused("too_many_views"),
    deleteView: async ({ params, staff }) =>
      (await deleteView({ ...deps, actor: staff.actor }, staff.user.id, params.id))
        ? ({ deleted: true } as const)
        : undefined,
    shareView: ({ params, body, staff }) =>
      shareView({ ...deps, actor: staff.actor }, staff.user.id, params.id, body.shared),
    firstView: async ({ body: { role, view }, staff }) => {
      if (!(staffRoles as readonly string[]).includes(role)) return refused("unknown_role");
      return (await setFirstView({ ...deps, actor: staff.actor }, role, view)) || refused("unknown_view");
    },
    sharing: async () => ({ automatic: await isShared(db) }),
    saveSharing: async ({ body, staff }) => {
      await saveSharing(body.automatic, staff.actor, deps);
      return { ok: true as const };
    },
    owners: () => readOwners(db),
    saveTurn: async ({ params: { id }, body, staff }) => {
      const people = await possibleOwners(db);
      if (!people.some((person) => person.id === id)) return refused("not_found");
      return saveTurn(id, body, staff.actor, deps);
    },
    similar: ({ query }) => similarLeads(deps, query),
    enter: async ({ body, staff }) => {
      const owner_id = body.owner_id === undefined ? staff.user.id : body.owner_id;
      if (!(await mayOwn(db, owner_id))) return refused("unknown_owner");
      return orRefusedValue(await enterLead({ ...body, owner_id }, staff.actor, deps));
    },
    tags: () => listTags(db),
    fields: () => listOwnFields(db),
    addField: ({ body, staff }) => addOwnField(body, staff.actor, deps),
    changeField: ({ params, body, staff }) => changeOwnField(params.id, body, staff.actor, deps),
    edit: async ({ params, body, staff }) => orRefusedValue(await editLead(params.id, body, staff.actor, deps)),
    read: ({ params }) => viewLead(db, params.id),
    change: async ({ params, body: { version, ...change }, staff }) => {
      if (!(await mayOwn(db, change.owner_id))) return refused("unknown_owner");
      const changed = await changeLead(params.id, version, change, staff.actor, deps);
      if (changed.ok) return changed;
      const { code } = changed;
      return refused(code === "stale" ? "stale_version" : code);
    },
    saveDeal: async ({ params, body, staff }) => {
      const packages = new Set(body.lines.flatMap(({ package_id }) => package_id ?? []));
      for (const id of packages) if (!(await findPackage(db, id))) return refused("unknown_package");
      return saveDeal(params.id, body, staff.actor, deps);
    },
    linkOrder: async ({ params, staff }) => {
      const order = await findOrderNumber(db, params.order);
      return order ? linkOrder(params.id, order, staff.actor, deps) : refused("not_found");
    },
    unlinkOrder: async ({ params, staff }) => {
      const order = await findOrderNumber(db, params.order);
      return order ? unlinkOrder(params.id, order, staff.actor, deps) : refused("not_found");
    },
  });
}

/**
 * Returns what an entry or an edit came to.
 * @throws the problem of a value that a field of the company's own does not take
 */
function orRefusedValue<Outcome extends { ok: boolean }>(
  outcome: Outcome | RefusedValue,
): Exclude<Outcome, RefusedValue> {
  if (!outcome.ok && "field" in outcome)
    throw new Problem(400, "invalid_input", { issues: [{ path: `own_values.${outcome.field}`, code: outcome.code }] });
  return outcome as Exclude<Outcome, RefusedValue>;
}
