/** Mailboxes that many people here have; another company's own domain is never corrected. */
const commonDomains = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.id",
  "ymail.com",
  "outlook.com",
  "outlook.co.id",
  "hotmail.com",
  "live.com",
  "icloud.com",
  "rocketmail.com",
  "proton.me",
  "mail.com",
  "gmx.com",
];

/** Endings that are no top-level domain, and what was meant. */
const slips: [RegExp, string][] = [
  [/\.(con|cmo|ocm|vom|xom|comm|cim|cpm)$/, ".com"],
  [/\.(co\.if|co\.ud|co\.iid|coid|co,id)$/, ".co.id"],
];

/** The address that was probably meant, for a slip in a common domain or ending; undefined when nothing looks wrong. */
export function emailSuggestion(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === "" || commonDomains.includes(domain)) return undefined;
  const ending = slips.reduce((name, [slip, meant]) => name.replace(slip, meant), domain);
  const near = commonDomains.includes(ending) ? ending : commonDomains.find((known) => isOneSlipAway(ending, known));
  const meant = near ?? ending;
  return meant === domain ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** Whether two names differ by one letter added, left out, changed or swapped with its neighbour. */
function isOneSlipAway(name: string, known: string): boolean {
  if (Math.abs(name.length - known.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === known[start]) start++;
  const [rest, wanted] = [name.slice(start), known.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
