import { useWords } from "../words/use-words.ts";
import { Empty } from "./empty.tsx";
import { Screen } from "./screen.tsx";

/** Renders what is shown for an address without a screen, or an object that does not exist or may not be seen. */
export function NotFound() {
  const { failure } = useWords("admin");
  return (
    <Screen title={failure.missing.title}>
      <Empty>{failure.missing.body}</Empty>
    </Screen>
  );
}
