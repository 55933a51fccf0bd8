import type { ReactNode } from "react";
import type { AuditedKind } from "#accounts/staff/audited-kinds.ts";
import type { CallResult } from "../data/use-call.ts";
import { ObjectHistory } from "../history/object-history.tsx";
import { Loaded } from "./loading.tsx";
import { NotFound, Screen, type ScreenProps } from "./screen.tsx";

type DetailParts = Omit<ScreenProps, "children"> & {
  /** What stands above both columns. */
  above?: ReactNode;
  /** The first column; without a second one the whole screen. */
  main: ReactNode;
  /** The second column. */
  side?: ReactNode;
  /** Of which object the changes stand at the end of the second column. */
  history?: { kind: AuditedKind; id: string };
  /** What stands below both columns, and the dialogs of the screen. */
  below?: ReactNode;
};

/**
 * Renders the screen of one object: says when it is on its way, could not be read or does not exist, and its parts in two
 * columns once it is there.
 */
export function DetailScreen<View>({
  call,
  title,
  back,
  children,
}: {
  /** What `useCall` returns. */
  call: CallResult<View>;
  /** What the screen is called before its object is known. */
  title: string;
  /** The list that the object belongs to. */
  back: NonNullable<ScreenProps["back"]>;
  children: (object: View) => DetailParts;
}) {
  const { data, refusal } = call;
  // 400: what stands in the address is no id.
  if (refusal?.status === 404 || refusal?.status === 400) return <NotFound />;
  const known = data === undefined ? { title, main: undefined } : children(data);
  const { above, main, side, history, below, ...screen }: DetailParts = known;
  return (
    <Screen back={back} {...screen}>
      <Loaded call={call} lines={8}>
        {() => (
          <>
            {above}
            {side === undefined && history === undefined ? (
              main
            ) : (
              <div className="columns">
                <div className="stack">{main}</div>
                <div className="stack">
                  {side}
                  {history && <ObjectHistory {...history} />}
                </div>
              </div>
            )}
            {below}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
