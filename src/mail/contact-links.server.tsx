import { spacedPhone } from "#text/spaced-phone.ts";
import { light } from "./palette.ts";

/** A mail address to press. */
export function EmailLink({ address }: { address: string }) {
  // A `?` in the part before the @ is allowed, and would begin the new mail's fields.
  const target = encodeURIComponent(address).replace("%40", "@");
  return (
    <a className="link" href={`mailto:${target}`} style={{ color: light.link }}>
      {address}
    </a>
  );
}

/** A phone number (E.164) to press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="link" href={`tel:${phone}`} style={{ color: light.link }}>
      {spacedPhone(phone)}
    </a>
  );
}
