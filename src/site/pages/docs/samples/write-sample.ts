import type { Sample, SampleRequest } from "./sample-request.ts";
import { dialects, writeLiteral } from "./write-literal.ts";

/** Returns a request as runnable code in each language. */
export function writeSample(request: SampleRequest, base: string): Required<Sample> {
  const call = { ...request, url: base + request.path, headers: headersOf(request) };
  return { sh: writeCurl(call), js: writeJavaScript(call), py: writePython(call), php: writePhp(call) };
}

type Header = readonly [name: string, value: string];
type Call = Omit<SampleRequest, "headers"> & { url: string; headers: Header[] };

function headersOf({ headers = {}, body }: SampleRequest): Header[] {
  return [...(body === undefined ? [] : ([["Content-Type", "application/json"]] as const)), ...Object.entries(headers)];
}

function writeCurl({ method, url, headers, bearer, body }: Call): string {
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}'${url}'`,
    ...(bearer ? [`-H "Authorization: Bearer $${bearer}"`] : []),
    ...headers.map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined ? [] : [`-d '${writeLiteral(body, dialects.json, "  ")}'`]),
  ];
  return parts.join(" \\\n  ");
}

function writeJavaScript({ method, url, headers, bearer, body, noJson }: Call): string {
  const lines = [
    ...(bearer ? [`    Authorization: \`Bearer \${process.env.${bearer}}\`,`] : []),
    ...headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(lines.length > 0 ? ["  headers: {", ...lines, "  },"] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${writeLiteral(body, dialects.js, "  ")}),`]),
  ];
  const target = options.length > 0 ? `"${url}", {\n${options.join("\n")}\n}` : `"${url}"`;
  const result = noJson ? "response.status" : "await response.json()";
  return `const response = await fetch(${target});\nconsole.log(${result});`;
}

function writePython({ method, url, headers, bearer, body, noJson }: Call): string {
  const modules = [...(noJson && body === undefined ? [] : ["json"]), ...(bearer ? ["os"] : [])];
  const lines = [
    ...(bearer ? [`        "Authorization": "Bearer " + os.environ["${bearer}"],`] : []),
    ...headers.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  const options = [
    ...(method === "GET" ? [] : [`    method="${method}",`]),
    ...(lines.length > 0 ? ["    headers={", ...lines, "    },"] : []),
    ...(body === undefined ? [] : [`    data=json.dumps(${writeLiteral(body, dialects.py, "    ")}).encode(),`]),
  ];
  const target = options.length > 0 ? `(\n    "${url}",\n${options.join("\n")}\n)` : `("${url}")`;
  return [
    ...(modules.length > 0 ? [`import ${modules.join(", ")}`] : []),
    "from urllib.request import Request, urlopen",
    "",
    `request = Request${target}`,
    "with urlopen(request) as response:",
    `    print(${noJson ? "response.status" : "json.load(response)"})`,
  ].join("\n");
}

function writePhp({ method, url, headers, bearer, body, noJson }: Call): string {
  const lines = [
    ...(bearer ? [`    'Authorization: Bearer ' . getenv('${bearer}'),`] : []),
    ...headers.map(([name, value]) => `    '${name}: ${value}',`),
  ];
  const options = [
    ...(method === "GET" ? [] : [`  'method' => '${method}',`]),
    ...(lines.length > 0 ? ["  'header' => [", ...lines, "  ],"] : []),
    ...(body === undefined ? [] : [`  'content' => json_encode(${writeLiteral(body, dialects.php, "  ")}),`]),
  ];
  const context =
    options.length > 0 ? `$context = stream_context_create(['http' => [\n${options.join("\n")}\n]]);\n` : "";
  const response = `file_get_contents('${url}'${context ? ", false, $context" : ""})`;
  const result = noJson ? "echo $http_response_header[0];" : "print_r(json_decode($response, true));";
  return `<?php\n${context}$response = ${response};\n${result}`;
}
