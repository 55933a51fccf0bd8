import type { z } from "zod";
import type { Call } from "./contract.ts";

/** What a browser gives to a call and receives from it. */
interface CallTypes<Query = unknown, Body = unknown, Data = unknown, Meta = unknown> {
  /** The names of its query; values are text, as addresses have them. */
  query: Query;
  body: Body;
  data: Data;
  meta: Meta;
}

/** The calls of a contract by method and pattern: `GET /admin/vouchers/:id`. */
export type CallsOf<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Call
    ? `${Contract[Name]["method"]} ${Contract[Name]["path"]}`
    : never]: CallTypes<
    Contract[Name] extends { query: infer Query extends z.core.$ZodObject } ? keyof z.input<Query> : never,
    Contract[Name] extends { body: infer Body } ? z.input<Body> : undefined,
    DataOf<Contract, Contract[Name]>,
    Contract[Name] extends { row: unknown }
      ? { next_cursor: string | null } & MetaOf<Contract[Name]>
      : Contract[Name] extends { meta: unknown }
        ? MetaOf<Contract[Name]>
        : undefined
  >;
};

/** What a call sends as `data`. */
export type DataOf<Contract, Given> = Given extends { row: infer Row }
  ? z.output<Row>[]
  : Given extends { data: infer Data }
    ? z.output<Data>
    : Given extends { answers: infer Name extends keyof Contract }
      ? DataOf<Contract, Contract[Name]>
      : Given extends { file: string } | { table: true }
        ? Blob
        : undefined;

export type MetaOf<Given> = Given extends { meta: infer Meta extends z.core.$ZodLooseShape }
  ? { [Name in keyof Meta]: z.output<Meta[Name]> }
  : unknown;

declare const pattern: unique symbol;
/** An address with its parameters filled in, which knows its pattern. */
export type PathTo<Pattern extends string> = string & { readonly [pattern]: Pattern };

type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Last}.${string}`
    ? Last
    : Pattern extends `${string}:${infer Last}`
      ? Last
      : never;

/** Returns the address of a call with parameters: `pathTo("/admin/vouchers/:id", { id })`. */
export function pathTo<const Pattern extends string>(
  path: Pattern,
  parameters: { [Name in ParameterOf<Pattern>]: string | number },
): PathTo<Pattern> {
  const given = parameters as Record<string, string | number>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name]!)) as PathTo<Pattern>;
}

type PatternOf<Key, Verb extends string> = Key extends `${Verb} ${infer Pattern}` ? Pattern : never;
type AddressAt<Pattern extends string> = Pattern extends `${string}:${string}` ? PathTo<Pattern> : Pattern;

/** Where a call of a method may be sent to: a pattern without parameters as it is, another with them filled in. */
export type AddressOf<Calls, Verb extends string> = AddressAt<PatternOf<keyof Calls, Verb>>;

/** Where a file may be read from. */
export type FileAddressOf<Calls> = AddressAt<
  { [Key in keyof Calls]: Calls[Key] extends { data: Blob } ? PatternOf<Key, "GET"> : never }[keyof Calls]
>;

/** The types of the call at an address. */
export type CallAt<Calls, Verb extends string, Address> = Address extends {
  readonly [pattern]: infer Pattern extends string;
}
  ? Calls[`${Verb} ${Pattern}` & keyof Calls]
  : Address extends string
    ? Calls[`${Verb} ${Address}` & keyof Calls]
    : never;

/** An address as a template: `/orders/:id/cancel` is `/orders/${string}/cancel`. */
type TemplateOf<Pattern> = Pattern extends `${infer Head}:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `${Head}${string}/${TemplateOf<Tail>}`
    : Rest extends `${string}.${infer End}`
      ? `${Head}${string}.${End}`
      : `${Head}${string}`
  : Pattern;

/** Where a call of a method may be sent to, its parameters being any text. */
export type TemplateAt<Calls, Verb extends string> = TemplateOf<PatternOf<keyof Calls, Verb>>;

/** The types of the call whose template an address has; `never` when it is none's. */
export type CallOfTemplate<Calls, Verb extends string, Address> = Address extends unknown
  ? {
      [Key in keyof Calls]: Key extends `${Verb} ${infer Pattern}`
        ? [TemplateOf<Pattern>, Address] extends [Address, TemplateOf<Pattern>]
          ? Calls[Key]
          : never
        : never;
    }[keyof Calls]
  : never;

/** A query whose names are those of the call, also where it is spread from other objects. */
export type ExactQuery<Query, Names> = Query & Partial<Record<Exclude<keyof Query, Names>, never>>;
