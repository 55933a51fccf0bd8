import { kawung } from "./petal.ts";

/** The company's sign: a kawung of three blue petals and one in turmeric yellow. */
const [ne, se, sw, nw] = kawung(12, 12, 14.6, 1.5, 0.5) as [string, string, string, string];
export const logoBlue = se + sw + nw;
export const logoWarm = ne;

/** Renders the shipped sign, where a company has no mark of its own. */
export function LogoMark({ className = "size-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path className="fill-primary" d={logoBlue} />
      <path className="fill-accent" d={logoWarm} />
    </svg>
  );
}
