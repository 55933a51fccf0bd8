import { useLocation } from "react-router";
import { useWords } from "../../kit/data.ts";
import { Screen } from "../../kit/parts.ts";
import { FindPerson } from "./find-person.tsx";

/** Finds everything about an address, without a request of its own. */
export default function FindScreen() {
  const { find } = useWords("admin-people");
  const { email = "" } = (useLocation().state ?? {}) as { email?: string };
  return (
    <Screen title={find.title} back={{ to: "/people", label: find.back }}>
      <FindPerson email={email} />
    </Screen>
  );
}
