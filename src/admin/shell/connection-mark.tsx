import { useConnection } from "../live/connection.ts";
import { useWords } from "../words/use-words.ts";

/** Shows whether changes of others arrive; a lost connection has a line of its own. */
export function ConnectionMark() {
  const connection = useConnection();
  const { bar } = useWords("admin");
  const label = connection === "live" ? bar.live : bar.connecting;
  return (
    <span className="connection" data-connection={connection} title={label}>
      <span className="sr-only">{label}</span>
    </span>
  );
}
