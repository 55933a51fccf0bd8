import { z } from "zod";
import { get, patch, post } from "#contract/contract.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { leadEdit, leadEntry } from "./lead-entry.ts";
import { newOwnField, ownFieldEdit, ownFieldKinds } from "./own-fields.ts";

const reads = ["leads", "read"] as const;
const writes = ["leads", "write"] as const;
/** Fields are the same for everybody, so only administrators define them. */
const defines = ["system", "write"] as const;

const ownField = z.object({
  id: z.string(),
  kind: z.enum(ownFieldKinds),
  name_id: z.string(),
  name_en: z.string(),
  choices: z.array(z.string()),
  position: z.int(),
  retired: z.boolean(),
  version: z.int(),
});

const future = { field: "basis_day", code: "in_the_future" } as const;

/**
 * The calls by which staff enter leads and change their fields, and administrators define fields of the company's own: part of
 * the contract of leads, whose `read` they answer with.
 */
export const entryCalls = {
  enter: post("/admin/leads", {
    permission: writes,
    summary: "Enter a lead by hand; no mail goes to it",
    body: leadEntry(phoneEverywhere),
    status: 201,
    answers: "read",
    refuses: {
      in_the_future: future,
      unknown_owner: { field: "owner_id", code: "unknown_choice" },
    },
  }),
  tags: get("/admin/leads/tags", { permission: reads, summary: "Tags that leads have", data: z.array(z.string()) }),
  fields: get("/admin/leads/fields", {
    permission: reads,
    summary: "Fields of the company's own, in their order, then retired ones",
    data: z.array(ownField),
  }),
  addField: post("/admin/leads/fields", {
    permission: defines,
    summary: "Define a field of the company's own",
    body: newOwnField,
    status: 201,
    answers: "fields",
    refuses: { too_many_fields: 409 },
  }),
  changeField: patch("/admin/leads/fields/:id", {
    permission: defines,
    summary: "Change, move, retire or restore a field",
    params: z.object({ id: z.string().max(60) }),
    body: ownFieldEdit,
    version: true,
    answers: "fields",
    refuses: {
      not_found: 404,
      too_many_fields: 409,
      choices_required: { field: "choices", code: "required" },
    },
  }),
  edit: patch("/admin/leads/:id/fields", {
    permission: writes,
    summary: "Change fields of a lead, its tags and its own fields",
    params: z.object({ id: z.uuid() }),
    body: leadEdit(phoneEverywhere),
    version: true,
    answers: "read",
    refuses: {
      not_found: 404,
      merged: [409, "lead_merged"],
      in_the_future: future,
      email_or_phone: { field: "email", code: "email_or_phone" },
    },
  }),
} as const;
