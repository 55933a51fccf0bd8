/** One event of a stream: its name and its data as text. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** Returns a function that takes the stream's text piece by piece and returns the events that are complete. */
export function eventParser(): (text: string) => StreamEvent[] {
  let pending = "";
  return (text) => {
    const messages = (pending + text).split(/\r?\n\r?\n/);
    pending = messages.pop() ?? "";
    return messages.flatMap((message) => {
      const lines = message.split(/\r?\n/);
      const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart());
      const name =
        lines
          .find((line) => line.startsWith("event:"))
          ?.slice(6)
          .trim() ?? "message";
      return data.length === 0 ? [] : [{ name, data: data.join("\n") }];
    });
  };
}
