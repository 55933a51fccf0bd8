/** The arms of a browser by experiment: `x3` -> `b`. */
export type Arms = ReadonlyMap<string, string>;

const armsCookie = "arms";
/** Marks a browser in which the back office was opened; it says nothing else. */
const staffCookie = "staff";
/** Seconds that a browser keeps its arms. */
const lifetime = 90 * 24 * 60 * 60;
const staffLifetime = 365 * 24 * 60 * 60;

/** Reads the arms from a Cookie header (`arms=x3=b.x7=a`); what is not one is left out. */
export function readArms(cookies: string | undefined): Arms {
  const value = cookies && /(?:^|;\s*)arms=([^;]*)/.exec(cookies)?.[1];
  if (!value) return new Map();
  const entries = value.split(".").map((entry) => /^(x[1-9]\d{0,5})=([a-d])$/.exec(entry));
  return new Map(entries.flatMap((entry) => (entry ? [[entry[1]!, entry[2]!]] : [])));
}

/** Returns the Set-Cookie header of arms; the visitor script reads it, so that only arms that stay are counted. */
export function writeArms(arms: Arms, { secure }: { secure: boolean }): string {
  const value = Array.from(arms, (entry) => entry.join("=")).join(".");
  return cookie(armsCookie, value, arms.size > 0 ? lifetime : 0, secure);
}

/** Returns whether a Cookie header comes from a browser of the staff. */
export const isStaff = (cookies: string | undefined): boolean =>
  cookies !== undefined && /(?:^|;\s*)staff=/.test(cookies);

/** Returns the cookie that marks a browser of the staff, which sees pages as they are and is not counted. */
export const staffMark = ({ secure }: { secure: boolean }): string => cookie(staffCookie, "1", staffLifetime, secure);

function cookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
