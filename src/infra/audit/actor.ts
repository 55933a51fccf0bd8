/** Who makes a change. */
export type Actor =
  | {
      kind: "staff";
      id: string;
      name: string;
      /** The network of the address that sent the request, not the address itself. */
      network: string;
      requestId: string;
    }
  /** A command on the server; the name is the operating system's user. */
  | { kind: "operator"; name: string }
  | { kind: "job"; name: string };

/** Returns an actor's name for histories that people read. */
export function actorName(actor: Actor): string {
  return actor.kind === "staff" ? actor.name : `${actor.kind}:${actor.name}`;
}
