import type { Resource, StaffRole } from "#accounts/staff/permissions.ts";

/** What a step tells of: who may be told is who may read its resource. */
interface ToldObject {
  resource: Resource;
  /** Where the back office shows it, below /admin. */
  path: (id: string, params: NotificationParams) => string;
}

/** Values of the words of a notification. `amount` is whole rupiah, `count` a number of objects, `period` a month as `2026-11`. No text of a customer. */
export type NotificationParams = Readonly<Record<string, string | number>>;

/** The kinds of objects, with the id that a notification names. */
const toldObjects = {
  lead: { resource: "leads", path: (id) => `/leads/${id}` },
  /** Several leads at once: the id is empty. */
  leads: { resource: "leads", path: () => "/leads?owner=me&state=new%2Ccontacted%2Cqualified" },
  /** Its notifications name its title, and are deleted with it. */
  task: { resource: "tasks", path: (id) => `/tasks/${id}` },
  order: { resource: "orders", path: (id) => `/orders/${id}` },
  /** A ZIP file of invoices. */
  archive: { resource: "orders", path: (_, { period }) => `/invoices?period=${period}#archives` },
  help: { resource: "help", path: (id) => `/help/${id}` },
  rights: { resource: "people", path: (id) => `/people/requests/${id}` },
  publication: { resource: "content", path: (id) => `/content/publications/${id}` },
  document: {
    resource: "content",
    path: (id, { thread }) => `/content/documents/${encodeURIComponent(id)}${thread ? `?thread=${thread}` : ""}`,
  },
  /** The id is the name of the queue. */
  queue: { resource: "jobs", path: () => "/jobs" },
} as const satisfies Record<string, ToldObject>;
export type ToldObjectKind = keyof typeof toldObjects;

interface StepRow {
  object: ToldObjectKind;
  /** The values that its words name. */
  params: readonly string[];
  /** `person`: those whom the step names. Roles: everybody who has one of them, and administrators where nobody has. */
  to: "person" | readonly StaffRole[];
  /** Who is told in place of a named person that there is not, or who has left. */
  otherwise?: readonly StaffRole[];
  /** `own`: the step has a mail of its own, with more than a sentence, which asks `wantsMail` before it is sent. */
  mail: "notice" | "own";
  /** Whether no second one is stored while the person has not read the first about the same object. */
  once?: true;
}

const money = ["finance"] as const;
const words = ["editor"] as const;

/**
 * Every step that makes it somebody else's turn: whom it tells, what its words name, and how it is mailed. The words are
 * `steps` of `admin-notifications`. A test performs each one (`test/admin/notification-steps.db.test.ts`).
 */
const steps = {
  lead_assigned: { object: "lead", params: ["by", "company"], to: "person", mail: "notice" },
  /** In bulk or in turn: one notification for all of them. */
  leads_assigned: { object: "leads", params: ["by", "count"], to: "person", mail: "notice" },
  lead_mention: { object: "lead", params: ["by", "company"], to: "person", mail: "own" },
  lead_answer: { object: "lead", params: ["company"], to: "person", otherwise: ["sales"], mail: "own" },
  task_assigned: { object: "task", params: ["by", "title"], to: "person", mail: "notice" },
  task_due: { object: "task", params: ["by", "title"], to: "person", mail: "notice", once: true },
  help_received: { object: "help", params: ["number"], to: "person", otherwise: ["sales"], mail: "own" },
  help_assigned: { object: "help", params: ["by", "number"], to: "person", mail: "own" },
  workspace_waiting: { object: "order", params: ["number"], to: ["sales"], mail: "notice" },
  money_review: { object: "order", params: ["number"], to: money, mail: "notice", once: true },
  money_extra: { object: "order", params: ["number"], to: money, mail: "notice", once: true },
  money_reversed: { object: "order", params: ["number"], to: money, mail: "notice", once: true },
  refund_account_given: { object: "order", params: ["number"], to: money, mail: "notice", once: true },
  /** The payment provider does not return it: somebody transfers it. */
  refund_refused: { object: "order", params: ["number", "amount"], to: money, mail: "notice" },
  proposal_made: { object: "order", params: ["by", "number", "amount"], to: money, mail: "notice" },
  proposal_approved: { object: "order", params: ["by", "number"], to: "person", mail: "notice" },
  proposal_rejected: { object: "order", params: ["by", "number"], to: "person", mail: "notice" },
  proposal_withdrawn: { object: "order", params: ["by", "number"], to: money, mail: "notice" },
  archive_ready: { object: "archive", params: ["period"], to: "person", mail: "notice" },
  archive_failed: { object: "archive", params: ["period"], to: "person", mail: "notice" },
  rights_request: { object: "rights", params: [], to: ["admin"], mail: "notice" },
  publication_review: { object: "publication", params: ["by"], to: [...words, "admin"], mail: "notice" },
  publication_approved: { object: "publication", params: ["by"], to: "person", mail: "notice" },
  publication_refused: { object: "publication", params: ["by"], to: "person", mail: "notice" },
  /** Its time has come, and its words do not fit any more. */
  publication_failed: { object: "publication", params: [], to: "person", otherwise: words, mail: "notice" },
  content_mention: { object: "document", params: ["by"], to: "person", mail: "own" },
  job_given_up: { object: "queue", params: ["queue"], to: ["admin"], mail: "notice", once: true },
} as const satisfies Record<string, StepRow>;

export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as [Step, ...Step[]];

/** What a step's words name. */
export type ParamsOf<Name extends Step> = Record<(typeof steps)[Name]["params"][number], string | number>;

export const stepRow = (step: Step): StepRow => steps[step];

/** Returns where the back office shows what a notification is about, below /admin. */
export function pathOf(step: Step, id: string, params: NotificationParams): string {
  const object: ToldObject = toldObjects[steps[step].object];
  return object.path(id, params);
}

/** Returns what one must be allowed to read to be told of a step. */
export function resourceOfStep(step: Step): Resource {
  return toldObjects[steps[step].object].resource;
}
