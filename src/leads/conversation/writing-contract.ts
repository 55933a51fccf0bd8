import { z } from "zod";
import { get, patch, post, put, remove } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";

const line = (max: number) =>
  z.string().overwrite(plainLine).min(1, { error: "required" }).max(max, { error: "too_long" });

const template = z.object({
  name: line(80),
  locale: z.enum(locales),
  subject: line(200),
  body: z.string().trim().min(1, { error: "required" }).max(20_000, { error: "too_long" }),
});
export type OwnTemplateInput = z.output<typeof template>;

/** What a person wrote once to send it often: a signature, and templates beside the company's. */
const writing = z.object({
  signature: z.string(),
  templates: z.array(template.extend({ id: z.uuid(), version: z.int() })),
});
export type OwnWritingView = z.output<typeof writing>;
export type OwnTemplateView = OwnWritingView["templates"][number];

const permission = ["leads", "write"] as const;
const params = z.object({ id: z.uuid() });

/** The calls of a person's own signature and templates. */
export const writingContract = {
  read: get("/admin/leads/writing", {
    permission: ["leads", "read"],
    summary: "Own signature and templates",
    data: writing,
  }),
  saveSignature: put("/admin/leads/writing/signature", {
    permission,
    summary: "Save the own signature; an empty one is none",
    body: z.object({ signature: z.string().trim().max(1000, { error: "too_long" }) }),
    answers: "read",
  }),
  addTemplate: post("/admin/leads/writing/templates", {
    permission,
    bodyLimit: "long",
    summary: "Add a template of one's own",
    body: template.extend({ id: z.uuid() }),
    status: 201,
    answers: "read",
    refuses: { too_many_templates: 409 },
  }),
  changeTemplate: patch("/admin/leads/writing/templates/:id", {
    permission,
    bodyLimit: "long",
    summary: "Change a template of one's own",
    params,
    body: template.extend({ version: z.int() }),
    version: true,
    answers: "read",
    refuses: { not_found: 404 },
  }),
  deleteTemplate: remove("/admin/leads/writing/templates/:id", {
    permission,
    summary: "Delete a template of one's own",
    params,
    data: z.object({ deleted: z.literal(true) }),
  }),
};
