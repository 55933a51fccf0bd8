import type { PhoneReading, PhoneRule } from "#text/phone.ts";

interface PhoneRules {
  phoneInBrowser: PhoneRule;
  readAmbiguousPhone: (text: string) => PhoneReading | undefined;
}

/** Without the rules every number passes, and the server decides. */
const permissive: PhoneRules = { phoneInBrowser: (text) => text, readAmbiguousPhone: () => undefined };

let loading: Promise<PhoneRules> | undefined;

/** Loads the phone rules with their metadata, a quarter of a form's bytes, once a form needs them. */
export function loadPhoneRules(): Promise<PhoneRules> {
  loading ??= import("#text/phone.ts").catch(() => {
    loading = undefined;
    return permissive;
  });
  return loading;
}
