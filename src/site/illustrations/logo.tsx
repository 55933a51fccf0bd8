import { kawung } from "./petal.ts";

/** The company's sign: a kawung of three blue petals and one in turmeric yellow. */
const [ne, se, sw, nw] = kawung(12, 12, 14.6, 1.5, 0.5) as [string, string, string, string];
export const logoBlue = se + sw + nw;
export const logoWarm = ne;

export function LogoMark({ className = "size-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path className="fill-primary" d={logoBlue} />
      <path className="fill-accent" d={logoWarm} />
    </svg>
  );
}

/** Renders mark and name. The name comes from the content, so that another company can use its own. */
export function Logo({ name, className = "" }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-ink ${className}`}>
      <LogoMark />
      <span className="text-lg font-semibold tracking-tight">{name}</span>
    </span>
  );
}
