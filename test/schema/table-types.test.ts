import { readFileSync } from "node:fs";
import type { Selectable } from "kysely";
import { expect, expectTypeOf, test } from "vitest";
import type { Tables } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import { writeColumns } from "../../scripts/schema-columns.ts";
import type { Columns } from "./generated/columns.ts";

test("the columns are those of schema.sql; `npm run schema` writes them", () => {
  const schema = readFileSync("src/infra/database/schema.sql", "utf8");
  expect(readFileSync("test/schema/generated/columns.ts", "utf8")).toBe(writeColumns(schema));
  expect(
    writeColumns("create table a (\n  id bigint generated always as identity not null,\n  days date[]\n);"),
  ).toContain('a: { id: "bigint"; days: "date[]?" };');
});

/** What both drivers return for a type of Postgres (parsers.server.ts). */
interface Values {
  text: string;
  uuid: string;
  date: Day;
  bigint: number;
  integer: number;
  smallint: number;
  boolean: boolean;
  "timestamp with time zone": Date;
  bytea: Uint8Array;
  "text[]": string[];
  jsonb: object | string | number | boolean;
  tsvector: string;
}

/** Returns what is wrong with the type of a value that is read from a column; never where nothing is. */
type Fault<Value, Column> = Column extends `${infer Type extends keyof Values}?`
  ? null extends Value
    ? TypeFault<NonNullable<Value>, Type>
    : "may be null"
  : Column extends keyof Values
    ? null extends Value
      ? "is never null"
      : TypeFault<Value, Column>
    : "has a type that this test does not know";
type TypeFault<Value, Type extends keyof Values> = [Value] extends [Values[Type]] ? never : `is ${Type}`;

/** Returns the faults of the type of a table as `column fault`; a type may leave out columns that nothing reads by it. */
type TableFaults<Row, Of> = {
  [Name in keyof Row & string]: Name extends keyof Of
    ? Fault<Row[Name], Of[Name]> extends infer Found extends string
      ? `${Name} ${Found}`
      : never
    : `${Name} is no column`;
}[keyof Row & string];

type Faults<Types> = {
  [Name in keyof Types & string]: Name extends keyof Columns
    ? TableFaults<Selectable<Types[Name]>, Columns[Name]> extends infer Found extends string
      ? `${Name}.${Found}`
      : never
    : `${Name} is no table`;
}[keyof Types & string];

test("every column of a table that is read by its type has that name, type and null rule", () => {
  // Null only until the transaction that writes an entry commits, which sets them.
  type AtCommit = `audit_log.${"id" | "previous_hash" | "hash"} may be null`;
  // An error of the compiler here names the columns.
  const faults: { [Fault in Exclude<Faults<Tables>, AtCommit>]: true } = {};
  expect(faults).toEqual({});
});

test("a wrong name, type or null rule is a fault", () => {
  interface Wrong {
    price_plans: Omit<Tables["price_plans"], "price"> & { price: string; added: number };
    no_such_table: { id: string };
  }
  type Found = Faults<Wrong>;
  expectTypeOf<"no_such_table is no table">().toExtend<Found>();
  expectTypeOf<"price_plans.price is bigint">().toExtend<Found>();
  expectTypeOf<"price_plans.added is no column">().toExtend<Found>();
  type Nulls = Faults<{
    orders: Omit<Tables["orders"], "voucher_code" | "number"> & { voucher_code: string; number: null };
  }>;
  expectTypeOf<Nulls>().toEqualTypeOf<"orders.voucher_code may be null" | "orders.number is never null">();
});
