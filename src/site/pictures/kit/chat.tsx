import type { ReactNode } from "react";

export interface Message {
  /** `us` is a person who answers, `bot` the assistant. */
  from: "them" | "us" | "bot";
  text: ReactNode;
  time?: string;
}

/** Renders a conversation. */
export function Chat({ messages, className = "" }: { messages: readonly Message[]; className?: string }) {
  return (
    <div className={`pic-chat ${className}`}>
      {messages.map(({ from, text, time }, index) => (
        <div key={index} data-from={from}>
          {text}
          {time && <time dateTime={time.replace(".", ":")}>{time}</time>}
        </div>
      ))}
    </div>
  );
}

/** Renders a telephone around its screen. */
export function Phone({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`pic-phone ${className}`}>
      <div>{children}</div>
    </div>
  );
}
