import { writeAddress } from "#address/address.ts";
import { readSet } from "#content/read-set.server.ts";
import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

/** RFC 9116 recommends less than a year; the file is made again each day. */
const validity = 180 * 86_400_000;

/** Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt({ origin, now }: SiteServices): Feed {
  const { company } = readSet("id", "common");
  const contact = readSet("id", "facts").securityContact;
  // An address that the owner has not confirmed would lose reports.
  const email = contact && !contact.sample ? contact.value : company.email;
  const body = [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${writeAddress({ locale: "id", edition: "v1", path: "/contact-us" })}`,
    `Expires: ${new Date(now().getTime() + validity).toISOString()}`,
    "Preferred-Languages: id, en",
    `Policy: ${origin}${writeAddress({ locale: "en", edition: "v1", path: "/security" })}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return { type: "text/plain; charset=utf-8", body: body.join("\n"), isDaily: true };
}
