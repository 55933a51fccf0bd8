import type { Json, SampleRequest } from "../samples/sample-request.ts";
import type { ReferenceCall } from "./api-reference.ts";

/** Optional parameters without which a sample would show little. */
const usefulQueries: Record<string, string> = {
  "/packages": "product=big-social",
  "/voucher": "code=HEMAT3",
  "/search": "locale=id",
};

/** Returns the request of a call with the examples of its specification. */
export function sampleCall({ method, path, bearer, inputs, examples }: ReferenceCall): SampleRequest {
  const example = (name: string) => encodeURIComponent(String(examples.parameters[name]));
  const namesIn = (location: "query" | "headers") =>
    inputs.filter((input) => input.location === location).flatMap(({ fields }) => fields.filter((f) => f.required));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => example(name));
  const query = namesIn("query").map(({ name }) => `${name}=${example(name)}`);
  if (usefulQueries[path]) query.push(usefulQueries[path]);
  const headers = namesIn("headers").map(
    ({ name }) =>
      [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), String(examples.parameters[name])] as const,
  );
  return {
    method,
    path: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(bearer ? { bearer: "TOKEN" as const } : {}),
    ...(examples.body === undefined ? {} : { body: examples.body as Json }),
    noJson: examples.response === undefined,
  };
}
