import { z } from "zod";
import { get, pageQuery, patch, post, remove } from "#contract/contract.ts";
import { plainLine } from "#text/plain-line.ts";
import { basisFields, tags } from "../entry/lead-entry.ts";
import { leadStates } from "../inbox/lead-states.ts";
import { duplicateChoices, importStates, lineResults } from "./import-states.ts";

const writes = ["leads", "write"] as const;

/** What is asked once for a whole file: where its leads come from, why they may be stored, and what becomes of duplicates. */
const importSettings = z.object({
  ...basisFields,
  duplicates: z
    .enum(duplicateChoices)
    .describe("Of lines with the email or phone of a lead: left out, fill its empty fields, take all over, a new lead"),
  tags,
  owner_id: z.string().min(1).max(100).nullable(),
});
export type ImportSettings = z.output<typeof importSettings>;

const importView = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(importStates),
  version: z.int(),
  created_at: z.string(),
  by: z.string(),
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())).describe("The first lines"),
  columns: z.array(z.string()).describe("What each column is: a field, `own:` and the id of an own field, or nothing"),
  settings: importSettings.nullable(),
  total: z.int().describe("Lines without the header"),
  done: z.int().describe("Lines that the present step has behind it"),
  counts: z.partialRecord(z.enum(lineResults), z.int()).describe("Lines by what became of them"),
  choices: z.partialRecord(z.enum(duplicateChoices), z.int()).describe("Duplicates by what will become of them"),
});
export type ImportView = z.output<typeof importView>;

const importRow = z.object({
  line: z.int().describe("As a spreadsheet numbers it"),
  result: z.enum(lineResults),
  faults: z.array(z.object({ field: z.string(), code: z.string() })),
  cells: z.array(z.string()),
  /** Those of the file, as they were read. */
  fields: z.record(z.string(), z.unknown()).describe("What the line says, by field").nullable(),
  choice: z.enum(duplicateChoices).nullable().describe("Of a duplicate; null for the choice of the whole file"),
  lead: z
    .object({
      id: z.uuid(),
      name: z.string(),
      company: z.string(),
      email: z.string(),
      phone: z.string(),
      state: z.enum(leadStates),
      owner: z.string().nullable(),
    })
    .nullable(),
});
export type ImportRow = z.output<typeof importRow>;

const params = z.object({ id: z.uuid() });
const step = { permission: writes, params, version: true, answers: "read" } as const;
const refuses = { not_found: 404, import_state: 409 } as const;
const body = z.object({ version: z.int() });

/** The calls of imports of leads. The upload is a route of its own: its body is the file. */
export const importContract = {
  list: get("/admin/leads/imports", {
    permission: writes,
    summary: "Imports of the last 30 days, newest first",
    data: z.array(
      importView.omit({ sample: true, header: true, columns: true, settings: true, counts: true, choices: true }),
    ),
  }),
  read: get("/admin/leads/imports/:id", {
    permission: writes,
    summary: "An import, with its first lines and what became of all",
    params,
    data: importView,
  }),
  rows: get("/admin/leads/imports/:id/rows", {
    permission: writes,
    summary: "The lines of a result, in the order of the file, each with the lead that it is the same as or became",
    params,
    query: pageQuery.extend({ result: z.enum(lineResults) }),
    row: importRow,
  }),
  choose: patch("/admin/leads/imports/:id/rows/:line", {
    permission: writes,
    summary: "Say what becomes of one duplicate, until the import begins",
    params: params.extend({ line: z.coerce.number().int().min(1).max(2_000_000) }),
    body: z.object({ choice: z.enum(duplicateChoices).nullable() }),
    answers: "read",
    refuses,
  }),
  errors: get("/admin/leads/imports/:id/errors.csv", {
    permission: writes,
    summary: "The lines with faults as a file for spreadsheets, each with what is wrong",
    params,
    table: true,
  }),
  check: post("/admin/leads/imports/:id/check", {
    ...step,
    bodyLimit: "long",
    summary: "Say what the columns are, and see what an import would do; nothing is imported yet",
    body: importSettings.extend({ version: z.int(), columns: z.array(z.string().max(70)).max(100) }),
    refuses: {
      ...refuses,
      no_name: { field: "columns", code: "no_name" },
      no_reach: { field: "columns", code: "email_or_phone" },
      in_the_future: { field: "basis_day", code: "in_the_future" },
      unknown_owner: { field: "owner_id", code: "unknown_choice" },
    },
  }),
  run: post("/admin/leads/imports/:id/run", { ...step, summary: "Import what was checked", body, refuses }),
  undo: post("/admin/leads/imports/:id/undo", {
    ...step,
    summary: "Take an import back, but for leads on which somebody has worked since",
    body,
    refuses,
  }),
  remove: remove("/admin/leads/imports/:id", {
    permission: writes,
    summary: "Delete a file that was not imported",
    params,
    data: z.object({ deleted: z.literal(true) }),
    refuses,
  }),
};

/** A route of its own. */
export const importUpload = {
  upload: post("/admin/leads/imports", {
    permission: writes,
    summary: "Upload a CSV or .xlsx file with leads, as application/octet-stream",
    query: z.object({ name: z.string().overwrite(plainLine).min(1).max(200) }),
    data: importView,
  }),
};
