import type { ColumnType, JSONColumnType } from "kysely";

/** A JSON column. It is written as text, because the drivers turn arrays into Postgres arrays, not into JSON. */
export type Json<T extends object | null> = JSONColumnType<T, string, string>;
export type JsonOrNull<T extends object> = ColumnType<T | null, string | null, string | null>;
