import { type ContactField, contactFields } from "./contact-request.ts";

/** The fields of a contact request, in the order of its schema. */
export const contactFieldNames = Object.keys(contactFields(() => null)) as ContactField[];
