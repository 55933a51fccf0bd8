import { readSet } from "#content/read-set.server.ts";
import { callExamples } from "./call-examples.ts";
import { exampleOf, type Schema } from "./example-of.ts";

interface Media {
  schema?: Schema;
  example?: unknown;
}
interface Operation {
  summary?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema?: Schema;
    description?: string;
    example?: unknown;
  }[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * Adds to an OpenAPI document what the schemas do not say: what a call and a field are for (in English, from the words of
 * the reference), and an example of each request and response.
 */
export function describeDocument<Given extends object>(document: Given): Given {
  const { paths = {}, components } = document as Document;
  const schemas = components?.schemas ?? {};
  const { calls, fields } = readSet("en", "docs").reference;
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      const textOf = (name: string) => fields[`${call} ${name}`] ?? fields[name];
      const summary = operation.summary ?? calls[call];
      if (summary) operation.summary = summary;
      for (const parameter of operation.parameters ?? []) {
        const text = parameter.description ?? textOf(parameter.name);
        if (text) parameter.description = text;
        if (parameter.required && parameter.schema)
          parameter.example ??= exampleOf(parameter.schema, { schemas }, parameter.name);
      }
      for (const media of Object.values(operation.requestBody?.content ?? {})) {
        describeFields(media.schema, textOf, schemas);
        if (media.schema) media.example ??= exampleOf(media.schema, { schemas, requiredOnly: true });
      }
      for (const [status, { content }] of Object.entries(operation.responses ?? {}))
        for (const media of Object.values(content ?? {}))
          if (status.startsWith("2") && media.schema)
            media.example ??= callExamples[call] ?? exampleOf(media.schema, { schemas });
    }
  return document;
}

function describeFields(
  schema: Schema | undefined,
  textOf: (name: string) => string | undefined,
  schemas: Record<string, Schema>,
) {
  const whole = schema?.$ref ? schemas[schema.$ref.split("/").at(-1)!] : schema;
  for (const [name, field] of Object.entries(whole?.properties ?? {})) {
    const text = field.description ?? textOf(name);
    if (text && !field.$ref) field.description = text;
  }
}
