import { Icon } from "#ui/icon.tsx";

export type Bubble = readonly [from: "customer" | "assistant", text: string, time: string];

/** Renders a telephone with a conversation as the messenger shows it: its green head, its ground, its ticks. */
export function WhatsApp({
  name,
  note,
  clock,
  bubbles,
}: {
  name: string;
  note: string;
  clock: string;
  bubbles: readonly Bubble[];
}) {
  return (
    <div className="pic-phone">
      <div className="messenger">
        <p className="messenger-clock num">{clock}</p>
        <div className="messenger-head">
          <Icon name="arrow-left" className="size-4" />
          <span className="messenger-face" />
          <span>
            <b>{name}</b>
            <br />
            {note}
          </span>
        </div>
        <div className="messenger-talk">
          {bubbles.map(([from, text, time]) => (
            <p key={time + text} data-from={from}>
              {text} <span className="num">{from === "customer" ? `${time} ✓✓` : time}</span>
            </p>
          ))}
        </div>
        <p className="messenger-box">
          <span />
          <i />
        </p>
      </div>
    </div>
  );
}
