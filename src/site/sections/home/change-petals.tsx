import { kawungDot } from "../../illustrations/kawung.tsx";

/** Draws two figures whose areas are the values before and after. Decorative: the numbers are beside it. */
export function ChangePetals({ before, after }: { before: number; after: number }) {
  const most = Math.max(before, after);
  const reach = (value: number) => Math.round(Math.max(Math.sqrt(value / most) * 46, 5) * 10) / 10;
  return (
    <svg viewBox="15 14 172 68" className="h-20 w-auto lg:h-24" aria-hidden="true">
      <path d={kawungDot(48, 48, reach(before))} className="fill-faint" opacity={0.55} />
      <path d="M90 48h22" className="stroke-muted" strokeWidth={1.5} strokeDasharray="2 3" />
      <path d={kawungDot(152, 48, reach(after))} className="fill-primary" />
    </svg>
  );
}
