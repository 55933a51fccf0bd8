import { z } from "zod";

/**
 * A call of the API as its object's contract (`<object>-contract.ts` beside its domain) declares it. The server mounts it
 * (`api/http/serve.ts`); browsers take its types only (`contract/calls.ts`). One of `row`, `data`, `answers`, `table`,
 * `file` and `empty` says what a success is.
 */
export interface Call {
  readonly method: Method;
  /** Below /api, with parameters as Fastify writes them: `/admin/vouchers/:id`. */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  /** What a member of staff needs; `session` is for each of them. Calls for visitors have none. */
  readonly permission?: readonly [resource: string, action: string] | "session";
  /** For whoever is logged in, about what is theirs. */
  readonly login?: true;
  /** Where the documents list it, when that is not the permission's resource. */
  readonly tag?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.core.$ZodObject;
  readonly body?: z.core.$ZodType;
  /** Of a list, read page by page by its cursor. */
  readonly row?: z.core.$ZodType;
  /** What a list's `meta` has beside the cursor. */
  readonly meta?: z.core.$ZodLooseShape;
  readonly data?: z.core.$ZodType;
  /** The name of the call of the same contract whose data is sent after a change: the object as it is now. */
  readonly answers?: string;
  /** A file for spreadsheets, as CSV or as an Excel file: its query also takes `format`. */
  readonly table?: true;
  /** The media type of another file. */
  readonly file?: string;
  /** Says what 204 means. */
  readonly empty?: string;
  readonly status?: 200 | 201 | 202;
  /** A change that may also be only accepted: 202 with the object as it is until then, when the domain says `accepted`. */
  readonly accepted?: true;
  /** The domain's refusals by their code, and how each is sent. */
  readonly refuses?: Readonly<Record<string, Refusal>>;
  /**
   * A change based on an older version than the stored is refused, with the object as it is now: `stale_version`. The name of
   * the call that reads it, where that is not `answers`.
   */
  readonly version?: true | string;
  /** A dangerous action: the second factor must have been checked within the last minutes. */
  readonly recentFactor?: true;
  readonly idempotencyKey?: "required" | "optional";
  /** Longer than usual: free text, or a file. */
  readonly bodyLimit?: "long" | "file";
  /** Statuses of its refusals, when they are not the usual ones. */
  readonly statuses?: readonly number[];
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * A status with the domain's own code (404 is always `not_found`), a status with another code, or the error of a field (400
 * unless another status is named), by default with the domain's code.
 */
export type Refusal =
  | 404
  | 409
  | 422
  | readonly [status: 400 | 403 | 404 | 409 | 422, code: string]
  | { readonly field: string; readonly code?: string; readonly status?: 400 | 409 | 422 };

type Details = Omit<Call, "method" | "path">;

const declare =
  <const Verb extends Method>(method: Verb) =>
  <const Path extends string, const Given extends Details>(path: Path, details: Given) => ({
    method,
    path,
    ...details,
  });

export const get = declare("GET");
export const post = declare("POST");
export const put = declare("PUT");
export const patch = declare("PATCH");
/** Declares a call that deletes: `delete` is a word of the language. */
export const remove = declare("DELETE");

/** The query of every list: where to go on, and how many rows at once. */
export const pageQuery = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The parameter of an object with a number: `/admin/vouchers/:id`. */
export const numberId = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 53),
});
