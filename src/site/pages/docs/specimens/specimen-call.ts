import type { Json } from "../samples/sample-request.ts";

/** A call of a product's API as it is planned: shown in the documentation, marked as a specimen, served by nobody here. */
export interface SpecimenCall {
  method: "GET" | "POST";
  /** Below the base of the product APIs; names in braces are filled from `sample`. */
  path: string;
  /** The path with its names filled in, and a query. */
  sample: string;
  body?: Json;
  response: Json;
  /** Fields of the request and of the response that need words: name, kind, and whether a request must have it. */
  fields: readonly (readonly [name: string, kind: string, required?: "required"])[];
}

/** No server answers there: the top-level name is reserved (RFC 2606). */
export const specimenBase = "https://api.bigsuite.example/v1";
