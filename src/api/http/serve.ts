import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Action, Resource } from "#accounts/staff/permissions.ts";
import type { DataOf, MetaOf } from "#contract/calls.ts";
import type { Call, Refusal } from "#contract/contract.ts";
import { staleVersion } from "../admin/stale-version.ts";
import { bodyLimits } from "./bodies.ts";
import type { Api } from "./deps.ts";
import { noContent, Problem, refusals, sentAs } from "./problem.ts";
import { formatQuery, mediaTypes, sendTable, type TableFile } from "./table-reply.ts";

/** A call with what only the server knows of its words: which permissions there are. */
type ServedCall = Call & { readonly permission?: readonly [Resource, Action] | "session" };
type Parsed<Given, Part extends string> = Given extends { readonly [_ in Part]: infer Schema }
  ? z.output<Schema>
  : undefined;

/** What a handler receives: the parts of the request as its schemas parsed them, and who sends it. */
interface Received<Given> {
  params: Parsed<Given, "params">;
  query: Parsed<Given, "query">;
  body: Parsed<Given, "body">;
  staff: FastifyRequest["staff"];
  request: FastifyRequest;
}

type CodeOf<Given> =
  | (Given extends { refuses: infer Refuses } ? keyof Refuses & string : never)
  | (Given extends { version: unknown } ? "stale_version" : never);
/** With the id of the object that a stale change is answered with, when it is not the one of the address. */
type Refused<Given> = { ok: false; code: CodeOf<Given>; id?: unknown };

/**
 * What a handler returns: `undefined` is 404, for a call without a result `false`; a refusal of the domain is sent as the
 * contract says.
 */
type Handled<Contract, Given> = Given extends { row: infer Row }
  ?
      | ({ rows: z.output<Row>[]; next: string | null } & (Given extends { meta: unknown }
          ? { meta: MetaOf<Given> }
          : unknown))
      | undefined
  : Given extends { answers: string }
    ?
        | ({ ok: true; id?: unknown } & (Given extends { accepted: true } ? { accepted: boolean } : unknown))
        | Refused<Given>
    : Given extends { data: unknown }
      ? DataOf<Contract, Given> | Refused<Given> | undefined
      : Given extends { table: true }
        ? TableFile | Refused<Given> | undefined
        : Given extends { file: string }
          ? FastifyReply | Refused<Given> | undefined
          : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a result returns nothing
            boolean | { ok: true } | Refused<Given> | void;

export type Handlers<Contract> = {
  [Name in keyof Contract]: (
    received: Received<Contract[Name]>,
    reply: FastifyReply,
  ) => Promise<Handled<Contract, Contract[Name]>> | Handled<Contract, Contract[Name]>;
};

/** Returns what a handler returns for a refusal that the domain does not return itself. */
export const refused = <const Code extends string>(code: Code) => ({ ok: false, code }) as const;

type AnyHandler = (received: object, reply: FastifyReply) => unknown;

/**
 * Registers the calls of a contract in its order: their schemas, guards and limits, and what they send. What a handler
 * returns is checked against the contract by the compiler, each code of a refusal included.
 */
export function serve<const Contract extends Readonly<Record<string, ServedCall>>>(
  api: Api,
  contract: Contract,
  handlers: Handlers<NoInfer<Contract>>,
): void {
  const handlerOf = (name: string) => handlers[name as keyof Contract] as AnyHandler;
  for (const [name, call] of Object.entries<ServedCall>(contract)) {
    const { method, path, permission, recentFactor, idempotencyKey, bodyLimit } = call;
    const current = typeof call.version === "string" ? call.version : call.answers;
    api.route({
      method,
      url: path,
      ...(bodyLimit && { bodyLimit: bodyLimits[bodyLimit] }),
      config: {
        ...(permission && { permission }),
        ...(recentFactor && { recentFactor }),
        ...(idempotencyKey && { idempotencyKey }),
      },
      schema: schemaOf(contract, call),
      handler: async (request, reply) => {
        const { params, body, staff } = request;
        // The format is a matter of the answer alone.
        const { format, ...query } = (request.query ?? {}) as z.output<typeof formatQuery>;
        const received = { params, query: call.table ? query : request.query, body, staff, request };
        const result = await handlerOf(name)(received, reply);
        // A new object has its id from the domain, and so has the one that a part in the address belongs to.
        const read = async (other: string) => {
          const { id } = (result ?? {}) as { id?: unknown };
          const named = id === undefined ? received : { ...received, params: { ...(params as object), id } };
          const object = await handlerOf(other)(named, reply);
          if (object === undefined) throw new Problem(404, "not_found");
          return object;
        };
        if (result === false || (result === undefined && !call.empty)) throw new Problem(404, "not_found");
        if (isRefused(result)) {
          if (result.code === "stale_version" && current) throw staleVersion(await read(current));
          throw refusalOf(call.refuses?.[result.code], result.code);
        }
        if (call.table) return sendTable(reply, result as TableFile, format);
        if (call.file) return result;
        if (call.empty) return reply.code(204).send();
        const isAccepted = call.accepted && (result as { accepted: boolean }).accepted;
        reply.code(isAccepted ? 202 : (call.status ?? 200));
        if (call.row) {
          const { rows, next, meta } = result as { rows: unknown[]; next: string | null; meta?: object };
          return { data: rows, meta: { next_cursor: next, ...meta } };
        }
        return { data: call.answers ? await read(call.answers) : result };
      },
    });
  }
}

const isRefused = (result: unknown): result is { ok: false; code: string } =>
  typeof result === "object" && result !== null && "ok" in result && result.ok === false;

function refusalOf(refusal: Refusal | undefined, code: string): Problem {
  if (refusal === undefined) throw new Error(`The contract does not name the refusal ${code}`);
  if (typeof refusal === "number") return new Problem(refusal, refusal === 404 ? "not_found" : code);
  if (!("field" in refusal)) return new Problem(...refusal);
  const issue = { path: refusal.field, code: refusal.code ?? code };
  return new Problem(refusal.status ?? 400, "invalid_input", { issues: [issue] });
}

/** What a call of the back office may be refused with when its contract does not say. */
const usualStatuses = [400, 401, 403, 404, 409];

function schemaOf(contract: Readonly<Record<string, Call>>, call: Call) {
  const {
    permission,
    login,
    tag,
    summary,
    description,
    params,
    query,
    body,
    statuses = usualStatuses,
    status = 200,
  } = call;
  const resource = tag ?? (permission === "session" ? "session" : permission?.[0]);
  return {
    ...(resource && { tags: [resource] }),
    ...((permission || login) && { security: [{ bearer: [] }] }),
    ...(summary && { summary }),
    ...(description && { description }),
    ...(params && { params }),
    ...((query || call.table) && {
      querystring: call.table ? formatQuery.extend((query as z.ZodObject | undefined)?.shape ?? {}) : query,
    }),
    ...(body && { body }),
    response: {
      [call.empty ? 204 : status]: successOf(contract, call),
      ...(call.accepted && { 202: successOf(contract, call) }),
      ...(statuses.length > 0 && refusals(...statuses)),
    },
  };
}

function successOf(contract: Readonly<Record<string, Call>>, { row, meta, data, answers, table, file, empty }: Call) {
  if (row) return z.object({ data: z.array(row), meta: z.object({ next_cursor: z.string().nullable(), ...meta }) });
  if (table) return sentAs(Object.values(mediaTypes));
  if (file) return sentAs(file);
  if (empty) return noContent(empty);
  return z.object({ data: (data ?? contract[answers!]!.data)! });
}
