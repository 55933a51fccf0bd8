import { idOfAddress, taggedAddress } from "#infra/mailer/tagged-address.server.ts";

/** Returns the address to which a lead's answers go. */
export function replyAddress(lead: string, mailbox: string, secret: string): string {
  return taggedAddress("inbox", lead, mailbox, secret);
}

/** Returns the lead of an address with a token; undefined for another address and for a forged token. */
export function leadOfAddress(address: string, mailbox: string, secret: string): string | undefined {
  return idOfAddress("inbox", address, mailbox, secret);
}
