import { useEffect, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useConnection } from "../live/connection.ts";
import { useWords } from "../words/use-words.ts";

/** A short break, as when a server restarts, is not worth a line. */
const showAfter = 1_500;

/** Says that the connection is lost and that nothing typed is. */
export function ConnectionLost() {
  const { bar } = useWords("admin");
  const lost = useConnection() === "lost";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(lost), lost ? showAfter : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div role="status">
      {shown && (
        <p className="connection-lost">
          <Icon name="alert" className="size-4 shrink-0" />
          {bar.lost}
        </p>
      )}
    </div>
  );
}
