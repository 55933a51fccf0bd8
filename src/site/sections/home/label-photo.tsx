/** Renders a photo of a bottle label with its code framed by BigVision. Decorative: the words are beside it. */
export function LabelPhoto({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 96 120" className="w-24 shrink-0" aria-hidden="true">
      <path d="M30 14h36v12q18 8 18 26v68H12V52q0-18 18-26z" className="fill-tint stroke-hue" strokeWidth={1.5} />
      <path d="M28 4h40v12H28z" className="fill-hue" />
      <path d="M12 58h72v50H12z" className="fill-ground" />
      <path d="M20 67h30m-30 7h44" strokeWidth={3} className="stroke-line" />
      <text x={48} y={98} fontSize={15} fontWeight={600} textAnchor="middle" className="fill-ink">
        {code}
      </text>
      <path d="M17 83h62v20H17z" fill="none" strokeWidth={2} className="stroke-accent" />
    </svg>
  );
}
