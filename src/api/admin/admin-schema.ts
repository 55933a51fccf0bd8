import type { Resource } from "#accounts/staff/permissions.ts";

/** Returns the parts of a schema that every call of the back office has; for those that no contract declares. */
export function adminSchema(resource: Resource | "session") {
  return { tags: [resource], security: [{ bearer: [] }] };
}
