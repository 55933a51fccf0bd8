const personalFields = new Set([
  "name",
  "first_name",
  "last_name",
  "username",
  "email",
  "phone",
  "phone_number",
  "address",
  "company",
  "message",
  "text",
  "body",
  "subject",
  "npwp",
  "buyer",
]);

/** Returns a change's fields without personal data: the audit log is never erased, so it only says that such a field changed. */
export function maskPersonal(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, personalFields.has(field) ? maskOf(value) : value]),
  );
}

const maskOf = (value: unknown) => (value === null || value === undefined || value === "" ? value : "***");
