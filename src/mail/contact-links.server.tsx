import { spacedPhone } from "#text/spaced-phone.ts";
import { light } from "./palette.ts";

/** Renders a mail address as a link. */
export function EmailLink({ address }: { address: string }) {
  // A `?` before the @ is allowed, and would start the parameters of the link.
  const target = encodeURIComponent(address).replace("%40", "@");
  return (
    <a className="link" href={`mailto:${target}`} style={{ color: light.link }}>
      {address}
    </a>
  );
}

/** Renders a phone number (E.164) as a link. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="link" href={`tel:${phone}`} style={{ color: light.link }}>
      {spacedPhone(phone)}
    </a>
  );
}
