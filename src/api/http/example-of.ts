/** The parts of JSON Schema that OpenAPI documents of ours have. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  additionalProperties?: Schema | boolean;
}

/** Believable values by the name of a field; one name means the same in every call. */
const named: Record<string, unknown> = {
  account_number: "1234567890",
  action: "pay",
  address: "Jalan Melati 2, Bandung",
  amount: 1_665_000,
  apis: ["identity"],
  biller_code: "70012",
  choice: "necessary",
  code: "123456",
  company: "PT Contoh Ritel",
  description: "Lima dasbor dan lima pembaca",
  dpp: 1_375_000,
  email: "sari@contoh.co.id",
  excerpt: "<mark>Dasbor</mark> yang dibaca sampai habis",
  expected_total: 1_665_000,
  first_name: "Sari",
  id: "0b6f0c0e-5a5b-4a63-9d0f-1f1f4c1f8f10",
  idempotencyKey: "7f3c1f5e-1",
  "idempotency-key": "7f3c1f5e-1",
  industry: "retail",
  invoice_number: "INV-2026-00042",
  job: "Manajer pemasaran",
  job_role: "Analis",
  kind: "page",
  last_name: "Wulandari",
  message: "Kami ingin memantau 12 kota.",
  method: "mandiri_va",
  monthly_calls: "under-10k",
  months: 1,
  name: "Sari Wulandari",
  new_password: "kata-sandi-baru-Anda",
  newPassword: "kata-sandi-baru-Anda",
  number: "ORD-202611-000042",
  order: "ORD-202611-000042",
  package_id: "big-social-starter",
  page: "/products/big-view",
  password: "kata-sandi-Anda",
  path: "/products/big-view",
  payment_method: "mandiri_va",
  phone: "0812 3456 7890",
  phone_number: "0812 3456 7890",
  ppn: 165_000,
  price: 1_500_000,
  product: "big-social",
  q: "dasbor",
  reference: "SIM-00042",
  status: "paid",
  subtotal: 1_500_000,
  tier: "starter",
  title: "BigView",
  token: "eyJhbGciOiJFZERTQSJ9…",
  total: 1_665_000,
  unit_price: 1_500_000,
  url: "https://contoh.example/masuk",
  use_case: "Memeriksa identitas calon debitur sebelum akad.",
  username: "sari",
  user_agent: "Firefox",
  va_number: "8808100000042",
  version: "2026-11-01",
};

const formats: Record<string, string> = {
  uuid: "0b6f0c0e-5a5b-4a63-9d0f-1f1f4c1f8f10",
  email: "sari@contoh.co.id",
  uri: "https://contoh.example",
  date: "2026-11-22",
  "date-time": "2026-11-22T02:09:41.000Z",
};

interface ExampleOptions {
  schemas: Record<string, Schema>;
  /** Whether optional fields are left out, as in the shortest request that is accepted. */
  requiredOnly?: boolean;
}

/** Returns an example that a schema describes, by the names and kinds of its fields. */
export function exampleOf(schema: Schema, options: ExampleOptions, name = ""): unknown {
  const whole = resolveSchema(schema, options.schemas);
  if (whole.const !== undefined) return whole.const;
  if (whole.enum) return whole.enum.includes(named[name]) ? named[name] : whole.enum[0];
  if (whole.allOf) return Object.assign({}, ...whole.allOf.map((part) => exampleOf(part, options, name)));
  const choice = (whole.anyOf ?? whole.oneOf)?.find((option) => option.type !== "null");
  if (choice) return exampleOf(choice, options, name);
  const type = Array.isArray(whole.type) ? whole.type[0] : whole.type;
  if (type === "object" || whole.properties) return exampleObject(whole, options);
  if (type === "array") {
    if (Array.isArray(named[name])) return named[name];
    return whole.items ? [exampleOf(whole.items, options, name.replace(/s$/, ""))] : [];
  }
  return exampleValue(whole, type, name);
}

function resolveSchema(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? (schemas[name] ?? {}) : schema;
}

function exampleObject({ properties = {}, required = [] }: Schema, options: ExampleOptions): object {
  const wanted = Object.entries(properties).filter(([name]) => !options.requiredOnly || required.includes(name));
  return Object.fromEntries(wanted.map(([name, field]) => [name, exampleOf(field, options, name)]));
}

function exampleValue({ format, default: preset, minimum }: Schema, type: string | undefined, name: string): unknown {
  const value = named[name];
  if (type === "boolean") return preset ?? true;
  if (type === "integer" || type === "number") {
    if (typeof value === "number") return value;
    return preset ?? Math.max(minimum ?? 0, 0);
  }
  if (format && formats[format]) return formats[format];
  if (typeof value === "string") return value;
  if (/(_at|^at)$/.test(name)) return formats["date-time"];
  if (/(day|date)$/.test(name)) return formats.date;
  return preset ?? "…";
}
