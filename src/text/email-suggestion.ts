/** Common mail domains; a company's own domain is never corrected to one of them. */
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

/** Mistyped top-level domains and the correct ones. */
const typos: [RegExp, string][] = [
  [/\.(con|cmo|ocm|vom|xom|comm|cim|cpm)$/, ".com"],
  [/\.(co\.if|co\.ud|co\.iid|coid|co,id)$/, ".co.id"],
];

/** Returns the address that was probably meant, when a common domain or ending is mistyped; undefined otherwise. */
export function emailSuggestion(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === "" || commonDomains.includes(domain)) return undefined;
  const ending = typos.reduce((name, [typo, correct]) => name.replace(typo, correct), domain);
  const similar = commonDomains.includes(ending)
    ? ending
    : commonDomains.find((common) => isOneTypoAway(ending, common));
  const corrected = similar ?? ending;
  return corrected === domain ? undefined : `${address.slice(0, at)}@${corrected}`;
}

/** Returns whether two names differ by one letter added, left out, changed or swapped with its neighbour. */
function isOneTypoAway(name: string, common: string): boolean {
  if (Math.abs(name.length - common.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === common[start]) start++;
  const [rest, wanted] = [name.slice(start), common.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
