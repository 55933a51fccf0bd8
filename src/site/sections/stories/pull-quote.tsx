import { Icon } from "#ui/icon.tsx";

/** Renders a quote, distinguished by its size alone. */
export function PullQuote({ text, role, size = "text-2xl" }: { text: string; role: string; size?: string }) {
  return (
    <figure>
      <Icon name="quote" className="size-7 text-primary" />
      <blockquote className={`mt-3 max-w-3xl leading-snug font-medium tracking-tight text-balance ${size}`}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-4 text-sm text-muted">{role}</figcaption>
    </figure>
  );
}
